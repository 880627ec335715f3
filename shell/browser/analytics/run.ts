import {readStored} from '../../../elements/base/storage.js';
import type {AnalyticsSettings} from '../../../src/site/analytics/settings.js';
import {askConsent} from './consent.js';
import type {Feedback} from './feedback.js';
import {loadScript} from './load-script.js';
import type {Report} from './provider.js';
import {providers} from './providers/index.js';
import {readVisiblePage} from './visible-address.js';

/** Returns whether the browser asks not to be tracked. */
function refusesTracking(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Counts the open page, and every later page, with each provider of docs.json. */
export async function runAnalytics(settings: AnalyticsSettings, base: string): Promise<void> {
  if (settings.respectsDnt && refusesTracking()) return;
  if (settings.needsConsent)
    await askConsent(
      base,
      settings.providers.map(([name]) => name),
    );
  if (settings.consentKey) await agreed(...settings.consentKey);
  const reports = settings.providers.flatMap(([name, given]) => start(name, given));
  const report = () => {
    const view = readVisiblePage(location, document.title);
    for (const each of reports) guard(() => each(view));
  };
  report();
  document.addEventListener('docs-page', report);
  document.addEventListener('docs-feedback', stated => {
    const names = settings.providers.map(([name]) => name);
    void import('./feedback.js').then(({sendFeedback}) => sendFeedback(names, stated as Event & Feedback));
  });
}

/** Waits until the project's own consent tool records consent. Repeated on every page. */
async function agreed(key: string, value: string | undefined): Promise<void> {
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

function start(name: keyof typeof providers, settings: Readonly<Record<string, string>>): readonly Report[] {
  const found: Report[] = [];
  guard(() => {
    const report = providers[name]({
      settings,
      load(src, attributes) {
        const loaded = loadScript(src, attributes);
        // The browser reports the error once. Callers get it too.
        loaded.catch(() => {});
        return loaded;
      },
    });
    if (report) found.push(report);
    else console.warn(`analytics.${name} in docs.json lacks its key: nothing is counted there.`);
  });
  return found;
}

/** Runs a provider. A failure affects neither the page nor other providers. */
function guard(run: () => void | Promise<void>): void {
  try {
    void Promise.resolve(run()).catch(() => {});
  } catch {
    // The page works without the provider.
  }
}
