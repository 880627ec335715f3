import {foreign, yaml} from '../../../e2e/endpoint-page.js';
import {type Journey, recorderTag} from '../journey.js';
import {workerFaults} from '../worker-faults.js';

/** The operation is visible within five seconds, even if the worker that reads it fails. */
const faults = Object.entries(workerFaults).map(
  ([name, fault]): Journey => ({
    name: `worker: ${name}`,
    expects: /The worker that reads|did not load|worker-src|Worker/,
    async go(trip) {
      const body = '<openapi-endpoint spec="a.yaml" path="/a"></openapi-endpoint>';
      const page = foreign({body}).replace('<head>', `<head>${recorderTag}${fault.head ?? ''}`);
      const site = await trip.serve({'page.html': page, 'a.yaml': yaml}, fault);
      await trip.tab.go(`${site.url}page.html`);
      const started = Date.now();
      await trip.says('.operation-title', 'Get an A');
      const ms = Date.now() - started;
      if (ms > 5000) throw new Error(`The operation was shown after ${ms} ms.`);
    },
  }),
);

export const worker: readonly Journey[] = faults;
