import assert from 'node:assert/strict';
import {test} from 'node:test';
import {globals} from '../../../shell/browser/analytics/provider.js';
import {providers} from '../../../shell/browser/analytics/providers/index.js';
import type {AnalyticsProvider} from '../../../src/config/config.js';

// Providers' scripts often load settings before their library is ready. The first page must count too.

type Calls = readonly (readonly unknown[])[];
type View = (path: unknown) => void;
interface Case {
  readonly settings: Readonly<Record<string, string>>;
  /** Makes the library ready. It reads its queue like the real one. */
  ready(view: View): void;
}

const queued = (name: string) => (globals[name] as {q: Calls}).q;
const pathOf = (given: unknown) =>
  (given as {path?: string; url: string}).path ?? new URL((given as {url: string}).url).pathname;
/** Imitates Analytics.js and its copies: the list under the library's name is its queue. */
const analyticsJs = (name: string, view: View) => {
  const calls = globals[name] as Calls;
  globals[name] = {page: (_category: unknown, _name: unknown, given: unknown) => view(pathOf(given))};
  for (const [method, ...args] of calls)
    (globals[name] as Record<string, (...args: unknown[]) => void>)[method as string]?.(...args);
};

const cases: Readonly<Record<Exclude<AnalyticsProvider, 'clearbit' | 'frontchat' | 'pirsch'>, Case>> = {
  posthog: {
    settings: {apiKey: 'k'},
    ready: view => {
      globals.posthog = {capture: (_: string, {$pathname}: {$pathname: string}) => view($pathname)};
    },
  },
  plausible: {
    settings: {domain: 'd'},
    ready: view => {
      for (const [, {u}] of queued('plausible') as readonly [string, {u: string}][]) view(new URL(u).pathname);
    },
  },
  ga4: {
    settings: {measurementId: 'G'},
    ready: view => {
      for (const each of globals.dataLayer as ArrayLike<unknown>[])
        if (each[1] === 'page_view') view(new URL((each[2] as {page_location: string}).page_location).pathname);
    },
  },
  gtm: {
    settings: {tagId: 'GTM'},
    ready: view => {
      for (const each of globals.dataLayer as {event?: string; page_path?: string}[])
        if (each.event === 'page_view') view(each.page_path);
    },
  },
  fathom: {
    settings: {siteId: 's'},
    ready: view => {
      globals.fathom = {trackPageview: (given: unknown) => view(pathOf(given))};
    },
  },
  amplitude: {
    settings: {apiKey: 'k'},
    ready: view => {
      globals.amplitude = {
        init() {},
        track: (_: string, given: Record<string, string>) => view(given['[Amplitude] Page Path']),
      };
    },
  },
  // These two libraries count the first page themselves.
  hotjar: {settings: {hjid: '1'}, ready: view => view('/a')},
  intercom: {settings: {appId: 'a'}, ready: view => view('/a')},
  mixpanel: {
    settings: {projectToken: 't'},
    ready: view => {
      globals.mixpanel = {track_pageview: (given: {current_url_path: string}) => view(given.current_url_path)};
    },
  },
  segment: {settings: {key: 'k'}, ready: view => analyticsJs('analytics', view)},
  hightouch: {settings: {writeKey: 'w'}, ready: view => analyticsJs('htevents', view)},
  logrocket: {
    settings: {appId: 'a/b'},
    ready: view => {
      globals.LogRocket = {init() {}, track: (_: string, given: unknown) => view(pathOf(given))};
    },
  },
  heap: {
    settings: {appId: '1'},
    ready: view => {
      const waiting = globals.heapReadyCb as {fn(): void}[];
      globals.heap = {trackPageview: (given: unknown) => view(pathOf(given))};
      for (const {fn} of waiting) fn();
    },
  },
  adobe: {
    settings: {launchUrl: 'https://assets.adobedtm.com/a.js'},
    ready: view => {
      globals._satellite = {track: (_: string, given: unknown) => view(pathOf(given))};
    },
  },
  clarity: {
    settings: {projectId: 'p'},
    ready: view => {
      for (const [, , path] of queued('clarity')) view(path);
    },
  },
};

const names =
  'posthog plausible dataLayer gtag fathom amplitude hj Intercom mixpanel analytics htevents LogRocket heap heapReadyCb _satellite clarity';

for (const [name, {settings, ready}] of Object.entries(cases))
  test(`the first page counts even if the library is ready late: ${name}`, async () => {
    for (const each of names.split(' ')) delete globals[each];
    const seen: unknown[] = [];
    const view: View = path => void seen.push(path);
    const report = providers[name as AnalyticsProvider]({settings, load: async () => {}});
    const reported = report?.({url: 'https://docs.example.com/a', path: '/a', title: 'A'});
    await new Promise(done => setTimeout(done, 50));
    assert.deepEqual(seen, []);
    ready(view);
    await reported;
    assert.deepEqual(seen, ['/a']);
  });

test('Mixpanel and Segment use the host in docs.json', async () => {
  const start = (name: AnalyticsProvider, settings: Readonly<Record<string, string>>) => {
    for (const each of names.split(' ')) delete globals[each];
    const asked: string[] = [];
    providers[name]({settings, load: async src => void asked.push(src)});
    return asked;
  };
  const hostOf = (region: string) => {
    start('mixpanel', {projectToken: 't', region});
    return (globals.mixpanel as {_i: [[string, {api_host?: string}]]})._i[0][1].api_host;
  };
  assert.deepEqual(['EU', 'in', 'US', '', 'https://mp.acme.com/'].map(hostOf), [
    'https://api-eu.mixpanel.com',
    'https://api-in.mixpanel.com',
    undefined,
    undefined,
    'https://mp.acme.com',
  ]);
  assert.deepEqual(start('segment', {key: 'k', cdnUrl: 'https://cdn.acme.com/'}), [
    'https://cdn.acme.com/analytics.js/v1/k/analytics.min.js',
  ]);
  assert.equal((globals.analytics as {_cdn: string})._cdn, 'https://cdn.acme.com');
  assert.deepEqual(start('segment', {key: 'k', cdnUrl: 'javascript:alert(1)'}), [
    'https://cdn.segment.com/analytics.js/v1/k/analytics.min.js',
  ]);
});
