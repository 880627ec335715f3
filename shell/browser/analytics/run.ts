import {readStored} from '../../../elements/base/storage.js';
import type {AnalyticsSettings} from '../../../src/site/analytics/settings.js';
import {askConsent} from './consent.js';
import type {FeedbackEvent} from './feedback.js';
import {loadScript} from './load-script.js';
import type {SendPageView} from './provider.js';
import {providers} from './providers/index.js';
import {describeVisiblePage} from './visible-address.js';

/** Returns whether the browser sends Do Not Track or Global Privacy Control. */
function refusesTracking(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Sets up the providers in docs.json, and sends them a page view for the open page and each later one. */
export async function runAnalytics(settings: AnalyticsSettings, base: string): Promise<void> {
  if (settings.respectsDnt && refusesTracking()) return;
  if (settings.needsConsent)
    await askConsent(
      base,
      settings.providers.map(([name]) => name),
    );
  if (settings.consentKey) await waitForAgreement(...settings.consentKey);
  const reports = settings.providers.flatMap(([name, given]) => start(name, given));
  const report = () => {
    const view = describeVisiblePage(location, document.title);
    for (const each of reports) guard(() => each(view));
  };
  report();
  document.addEventListener('docs-page', report);
  document.addEventListener('docs-feedback', stated => {
    const names = settings.providers.map(([name]) => name);
    void import('./feedback.js').then(({sendFeedback}) => sendFeedback(names, stated as Event & FeedbackEvent));
  });
}

/**
 * Resolves when the project's own consent tool has stored consent, in `localStorage` or a cookie. Checks after each
 * page.
 */
async function waitForAgreement(key: string, value: string | undefined): Promise<void> {
  while (!isNoted(key, value)) await new Promise(done => document.addEventListener('docs-page', done, {once: true}));
}

function isNoted(key: string, value: string | undefined): boolean {
  const cookies = document.cookie.split('; ').map(each => each.split('='));
  const found =
    readStored(key) ??
    cookies
      .find(([name]) => name === key)
      ?.slice(1)
      .join('=');
  return value === undefined ? found !== undefined : found === value;
}

function start(name: keyof typeof providers, settings: Readonly<Record<string, string>>): readonly SendPageView[] {
  const found: SendPageView[] = [];
  guard(() => {
    const report = providers[name]({
      settings,
      load(src, attributes) {
        const loaded = loadScript(src, attributes);
        // Mark the rejection as handled: the browser has reported the failed script already.
        loaded.catch(() => {});
        return loaded;
      },
    });
    if (report) found.push(report);
    else console.warn(`analytics.${name} in docs.json has no key, so Lectern counts no visits with this provider.`);
  });
  return found;
}

/** Calls a provider, and ignores its failure, so that the page and the other providers continue. */
function guard(run: () => void | Promise<void>): void {
  try {
    void Promise.resolve(run()).catch(() => {});
  } catch {
    // Continue without this provider.
  }
}
