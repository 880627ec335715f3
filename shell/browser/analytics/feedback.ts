import type {AnalyticsProvider} from '../../../src/config/config.js';
import {callOrQueue, globals} from './provider.js';

/** What a reader has said of a page. */
export interface Answer {
  readonly helpful: boolean;
  readonly slug: string;
}

type Call = (...args: readonly unknown[]) => unknown;
const method = (name: string, key: string) => (globals[name] as Record<string, Call> | undefined)?.[key];
const event = 'docs_feedback';

/** How each provider is told of something that is no page view; the others have no word for it. */
const told: Readonly<Partial<Record<AnalyticsProvider, (properties: object) => unknown>>> = {
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

/** Tells the providers that run of what a reader has said. */
export function tellFeedback(providers: readonly AnalyticsProvider[], {helpful, slug}: Answer): void {
  for (const name of providers)
    try {
      told[name]?.({helpful, page: slug});
    } catch {
      // One that fails leaves the others alone.
    }
}

/** As `gtag` does: its own list takes `arguments` alone. */
function push(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: what reads the list knows calls by this.
  (globals.dataLayer as unknown[] | undefined)?.push(arguments);
}
