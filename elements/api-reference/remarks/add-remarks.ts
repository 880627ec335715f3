import type {ResponseSource} from '../../../src/api-reference/drift/drift.js';
import {enRemarks} from '../../../src/messages/en-remarks.js';
import {enResponse} from '../../../src/messages/en-response.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import {define} from '../../base/define.js';
import type {TryItSetting} from '../request-panel/try-it-setting.js';
import type {Exchange} from '../response/exchange.js';
import type {Answer} from '../response/exchange-state.js';
import {checkInWorker} from './check-in-worker.js';
import {receivedResponse} from './received-response.js';
import {ResponseDrift} from './response-drift.js';

/** A complete response, and the request as the form made it, without credentials. */
export interface Answered {
  readonly exchange: Exchange;
  readonly answer: Answer;
  readonly setting: TryItSetting;
  readonly request: ApiRequest;
}

/** Documented responses by form, so that each is read once. */
const sources = new WeakMap<TryItSetting, Promise<ResponseSource | undefined>>();

/** Adds what the documentation of an operation says about its response. Adds nothing if all is as documented. */
export async function addRemarks({exchange, answer, setting, request}: Answered): Promise<void> {
  const received = receivedResponse(answer, request, exchange.outgoing.signed.request);
  const reading = sources.get(setting) ?? setting.responseSource?.();
  if (!received || !reading) return;
  sources.set(setting, reading);
  const source = await reading;
  const report = source && (await checkInWorker(source, received));
  if (!report || report.drifts.length === 0) return;
  define('response-drift', ResponseDrift);
  const drift = document.createElement('response-drift') as ResponseDrift;
  drift.words = setting.words?.remarks ?? enRemarks;
  drift.bodyName = (setting.words?.response ?? enResponse).body;
  drift.report = report;
  exchange.remark({above: drift, spoken: drift.spoken});
}
