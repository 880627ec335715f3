import type {AnalyticsProvider} from '../../../../src/config/config.js';
import type {Provider} from '../provider.js';
import {adobe} from './adobe.js';
import {amplitude} from './amplitude.js';
import {clarity} from './clarity.js';
import {clearbit} from './clearbit.js';
import {fathom} from './fathom.js';
import {frontchat} from './frontchat.js';
import {ga4} from './ga4.js';
import {gtm} from './gtm.js';
import {heap} from './heap.js';
import {hightouch} from './hightouch.js';
import {hotjar} from './hotjar.js';
import {intercom} from './intercom.js';
import {logrocket} from './logrocket.js';
import {mixpanel} from './mixpanel.js';
import {pirsch} from './pirsch.js';
import {plausible} from './plausible.js';
import {posthog} from './posthog.js';
import {segment} from './segment.js';

/** Setup function of each provider. */
export const providers: Readonly<Record<AnalyticsProvider, Provider>> = {
  posthog,
  plausible,
  ga4,
  fathom,
  gtm,
  amplitude,
  hotjar,
  mixpanel,
  segment,
  pirsch,
  logrocket,
  heap,
  adobe,
  clarity,
  clearbit,
  frontchat,
  hightouch,
  intercom,
};
