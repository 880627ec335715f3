import type {AnalyticsProvider} from '../../config/config.js';

/** Sources that a provider needs in a site's Content-Security-Policy, according to its documentation. */
interface PolicySources {
  readonly 'script-src': readonly string[];
  readonly 'connect-src': readonly string[];
  readonly 'img-src'?: readonly string[];
}

const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** Sources by provider. Settings such as `apiHost`, `server`, and `cdnUrl` replace the provider's origin. */
export const policySources: Readonly<Record<AnalyticsProvider, PolicySources>> = {
  posthog: {'script-src': ['https://*.posthog.com'], 'connect-src': ['https://*.posthog.com']},
  plausible: {'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io']},
  ga4: {'script-src': ['https://www.googletagmanager.com'], 'connect-src': google, 'img-src': google},
  fathom: {
    'script-src': ['https://cdn.usefathom.com'],
    'connect-src': ['https://cdn.usefathom.com'],
    'img-src': ['https://cdn.usefathom.com'],
  },
  gtm: {'script-src': ['https://www.googletagmanager.com'], 'connect-src': google, 'img-src': google},
  amplitude: {'script-src': ['https://cdn.amplitude.com'], 'connect-src': ['https://*.amplitude.com']},
  hotjar: {
    'script-src': ['https://*.hotjar.com'],
    'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
    'img-src': ['https://*.hotjar.com'],
  },
  mixpanel: {'script-src': ['https://cdn.mxpnl.com'], 'connect-src': ['https://*.mixpanel.com']},
  segment: {
    'script-src': ['https://cdn.segment.com'],
    'connect-src': ['https://cdn.segment.com', 'https://api.segment.io'],
  },
  pirsch: {'script-src': ['https://api.pirsch.io'], 'connect-src': ['https://api.pirsch.io']},
  logrocket: {
    'script-src': ['https://cdn.logr-in.com'],
    'connect-src': ['https://*.logr-in.com', 'https://*.logrocket.io', 'https://*.lr-ingest.io'],
  },
  heap: {'script-src': ['https://cdn.us.heap-api.com'], 'connect-src': ['https://*.heap-api.com']},
  adobe: {
    'script-src': ['https://assets.adobedtm.com'],
    'connect-src': ['https://*.adobedc.net', 'https://*.demdex.net', 'https://*.omtrdc.net'],
  },
  clarity: {
    'script-src': ['https://*.clarity.ms'],
    'connect-src': ['https://*.clarity.ms'],
    'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  },
  clearbit: {
    'script-src': ['https://*.clearbitscripts.com', 'https://*.clearbit.com'],
    'connect-src': ['https://*.clearbit.com'],
  },
  hightouch: {
    'script-src': ['https://cdn.hightouch-events.com'],
    'connect-src': ['https://*.hightouch-events.com'],
  },
  frontchat: {
    'script-src': ['https://chat-assets.frontapp.com'],
    'connect-src': ['https://*.frontapp.com', 'wss://*.frontapp.com'],
    'img-src': ['https://*.frontapp.com'],
  },
  intercom: {
    'script-src': ['https://*.intercom.io', 'https://js.intercomcdn.com'],
    'connect-src': ['https://*.intercom.io', 'wss://*.intercom.io'],
    'img-src': ['https://*.intercomcdn.com', 'https://static.intercomassets.com'],
  },
};
