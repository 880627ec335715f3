import type {AnalyticsProvider} from '../../../src/config/config.js';
import {callOrQueue, globals} from './provider.js';

/** A reader's feedback on a page. */
export interface FeedbackEvent {
  readonly helpful: boolean;
  readonly slug: string;
}

type Call = (...args: readonly unknown[]) => unknown;
const method = (name: string, key: string) => (globals[name] as Record<string, Call> | undefined)?.[key];
const event = 'docs_feedback';

/** Functions that send a feedback event, by provider. Providers without one support only page views. */
const senders: Readonly<Partial<Record<AnalyticsProvider, (properties: object) => unknown>>> = {
  posthog: properties => method('posthog', 'capture')?.call(globals.posthog, event, properties),
  plausible: props => (globals.plausible as Call | undefined)?.(event, {props}),
  ga4: properties => push('event', event, properties),
  gtm: properties => (globals.dataLayer as unknown[] | undefined)?.push({event, ...properties}),
  amplitude: properties => method('amplitude', 'track')?.call(globals.amplitude, event, properties),
  mixpanel: properties => method('mixpanel', 'track')?.call(globals.mixpanel, event, properties),
  segment: properties => callOrQueue('analytics', 'track', event, properties),
  heap: properties => method('heap', 'track')?.call(globals.heap, event, properties),
  hightouch: properties => callOrQueue('htevents', 'track', event, properties),
  logrocket: properties => method('LogRocket', 'track')?.call(globals.LogRocket, event, properties),
  hotjar: () => (globals.hj as Call | undefined)?.('event', event),
  clarity: () => (globals.clarity as Call | undefined)?.('event', event),
  fathom: () => method('fathom', 'trackEvent')?.call(globals.fathom, event),
};

/** Sends a reader's feedback on a page to the providers in use. */
export function sendFeedback(providers: readonly AnalyticsProvider[], {helpful, slug}: FeedbackEvent): void {
  for (const name of providers)
    try {
      senders[name]?.({helpful, page: slug});
    } catch {
      // Ignore the failure of one provider, so that the others get the feedback.
    }
}

/** Pushes its own `arguments` object. Google's `dataLayer` ignores arrays. */
function push(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the script that reads the list recognizes calls by this.
  (globals.dataLayer as unknown[] | undefined)?.push(arguments);
}
