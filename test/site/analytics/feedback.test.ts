import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sendFeedback} from '../../../shell/browser/analytics/feedback.js';
import {globals} from '../../../shell/browser/analytics/provider.js';
import type {AnalyticsProvider} from '../../../src/config/config.js';

// Tests that each provider gets a reader's feedback in its own format.

const answer = {helpful: false, slug: 'guide/start'};
const properties = {helpful: false, page: 'guide/start'};

/** Records the calls to a provider's object, or to its function. */
function heard(provider: AnalyticsProvider, name: string, methods?: string): readonly unknown[] {
  const calls: unknown[][] = [];
  const listen = (...given: unknown[]) => void calls.push(given);
  globals[name] = methods === undefined ? listen : {[methods]: listen};
  sendFeedback([provider], answer);
  globals[name] = undefined;
  return calls;
}

test('each provider gets feedback in its own format', () => {
  const table: [AnalyticsProvider, string, string | undefined, readonly unknown[]][] = [
    ['posthog', 'posthog', 'capture', ['docs_feedback', properties]],
    ['plausible', 'plausible', undefined, ['docs_feedback', {props: properties}]],
    ['amplitude', 'amplitude', 'track', ['docs_feedback', properties]],
    ['mixpanel', 'mixpanel', 'track', ['docs_feedback', properties]],
    ['segment', 'analytics', 'track', ['docs_feedback', properties]],
    ['heap', 'heap', 'track', ['docs_feedback', properties]],
    ['hightouch', 'htevents', 'track', ['docs_feedback', properties]],
    ['logrocket', 'LogRocket', 'track', ['docs_feedback', properties]],
    ['hotjar', 'hj', undefined, ['event', 'docs_feedback']],
    ['clarity', 'clarity', undefined, ['event', 'docs_feedback']],
    ['fathom', 'fathom', 'trackEvent', ['docs_feedback']],
  ];
  for (const [provider, name, method, call] of table) assert.deepEqual(heard(provider, name, method), [call], provider);
});

test("Google's lists get feedback as a call and as an event", () => {
  const list: unknown[] = [];
  globals.dataLayer = list;
  sendFeedback(['ga4', 'gtm'], answer);
  globals.dataLayer = undefined;
  assert.deepEqual([...(list[0] as Iterable<unknown>)], ['event', 'docs_feedback', properties]);
  assert.equal(Object.prototype.toString.call(list[0]), '[object Arguments]');
  assert.deepEqual(list[1], {event: 'docs_feedback', ...properties});
});

test('a failing or missing provider does not affect the others', () => {
  globals.posthog = {
    capture() {
      throw new Error('down');
    },
  };
  const calls: unknown[] = [];
  globals.heap = {track: (...given: unknown[]) => void calls.push(given)};
  sendFeedback(['posthog', 'mixpanel', 'pirsch', 'heap'], answer);
  globals.posthog = undefined;
  globals.heap = undefined;
  assert.equal(calls.length, 1);
});
