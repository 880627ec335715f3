import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import type {BrowserContextOptions, Page} from 'playwright-core';
import {runPrerender} from '../../shell/node/commands/prerender/prerender-command.js';
import {listen, static_} from '../tools/parity/sites.js';
import {axeFindings} from './axe.js';
import {docs, pages, type Site, serve, useBrowser, type Visit, visit} from './site.js';

const browser = useBrowser();

/** Every provider with its settings, and the script URL from its documentation. */
const providers: Readonly<Record<string, readonly [settings: object, script: string]>> = {
  posthog: [{apiKey: 'phc_1', apiHost: 'https://eu.i.posthog.com'}, 'https://eu-assets.i.posthog.com/static/array.js'],
  plausible: [{domain: 'docs.example.com'}, 'https://plausible.io/js/script.manual.js'],
  ga4: [{measurementId: 'G-1'}, 'https://www.googletagmanager.com/gtag/js?id=G-1'],
  fathom: [{siteId: 'FATHOM'}, 'https://cdn.usefathom.com/script.js'],
  gtm: [{tagId: 'GTM-1'}, 'https://www.googletagmanager.com/gtm.js?id=GTM-1'],
  amplitude: [{apiKey: 'amp1'}, 'https://cdn.amplitude.com/script/amp1.js'],
  hotjar: [{hjid: '77', hjsv: '6'}, 'https://static.hotjar.com/c/hotjar-77.js?sv=6'],
  mixpanel: [{projectToken: 'mix1'}, 'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js'],
  segment: [{key: 'seg1'}, 'https://cdn.segment.com/analytics.js/v1/seg1/analytics.min.js'],
  pirsch: [{id: 'pir1'}, 'https://api.pirsch.io/pa.js'],
  logrocket: [{appId: 'acme/docs'}, 'https://cdn.logr-in.com/LogRocket.min.js'],
  heap: [{appId: '99'}, 'https://cdn.us.heap-api.com/config/99/heap_config.js'],
};
const scripts = Object.values(providers).map(([, script]) => script);

/**
 * Imitates each provider's script. It reads the page's data, and adds the page views that it would send to
 * `globalThis.sent`, as `provider address`.
 */
const answers: Readonly<Record<string, string>> = {
  posthog: `const [[key, options]] = posthog._i; seen('posthog', key, options.api_host, options.capture_pageview);
    posthog = {capture: (event, {$current_url}) => event === '$pageview' && view('posthog', $current_url)};`,
  plausible: `const {q} = plausible, {domain} = document.currentScript.dataset; seen('plausible', domain);
    plausible = (event, {u}) => event === 'pageview' && view('plausible', u); q.forEach(each => plausible(...each));`,
  ga4: `const read = each => { if (Object.prototype.toString.call(each) !== '[object Arguments]') return;
      const [name, first, given] = each; if (name === 'config') seen('ga4', first, given.send_page_view);
      if (name === 'event' && first === 'page_view') view('ga4', given.page_location); };
    dataLayer.forEach(read); const push = dataLayer.push; dataLayer.push = (...all) => { all.forEach(read); return push.apply(dataLayer, all); };`,
  gtm: `const read = each => each.event === 'page_view' && view('gtm', each.page_location); dataLayer.forEach(read);
    seen('gtm', dataLayer.some(each => each['gtm.start'] > 0));
    const push = dataLayer.push; dataLayer.push = (...all) => { all.forEach(read); return push.apply(dataLayer, all); };`,
  fathom: `const {site, auto} = document.currentScript.dataset; seen('fathom', site, auto);
    globalThis.fathom = {trackPageview: ({url}) => view('fathom', url)};`,
  amplitude: `globalThis.amplitude = {init: (key, options) => seen('amplitude', key, options.autocapture),
    track: (event, given) => event === '[Amplitude] Page Viewed' && view('amplitude', given['[Amplitude] Page Location'])};`,
  hotjar: `seen('hotjar', _hjSettings.hjid, _hjSettings.hjsv); const {q} = hj; view('hotjar', location.href);
    hj = (name, path) => name === 'stateChange' && view('hotjar', location.origin + path); q.forEach(each => hj(...each));`,
  mixpanel: `const [[token, options]] = mixpanel._i; seen('mixpanel', token, options.track_pageview);
    mixpanel = {track_pageview: given => view('mixpanel', given.$current_url)};`,
  segment: `seen('segment', analytics._writeKey); setTimeout(() => {
    const calls = analytics; analytics = {page: (a, b, {url}) => view('segment', url)}; calls.forEach(([name, ...args]) => analytics[name](...args)); }, 50);`,
  pirsch: `const {id, dataset} = document.currentScript; seen('pirsch', id, dataset.code, 'disablePageViews' in dataset);`,
  logrocket: `globalThis.LogRocket = {init: (app, options) => seen('logrocket', app, options.dom.inputSanitizer),
    track: (event, {url}) => event === 'Page View' && view('logrocket', url)};`,
  heap: `seen('heap', heap.envId, heap.clientConfig.disablePageviewAutocapture);
    heap = {trackPageview: ({url}) => view('heap', url)}; heapReadyCb.forEach(({fn}) => fn());`,
};

const started = [
  'posthog phc_1 https://eu.i.posthog.com false',
  'plausible docs.example.com',
  'ga4 G-1 false',
  'fathom FATHOM false',
  'gtm true',
  'amplitude amp1 false',
  'hotjar 77 6',
  'mixpanel mix1 false',
  'segment seg1',
  'pirsch pianjs pir1 true',
  'logrocket acme/docs true',
  'heap 99 true',
].sort();

function project(analytics: object, lectern: object = {}) {
  return {
    'docs.json': docs({navigation: {pages: ['index', 'a', 'b']}, analytics, integrations: {lectern}}),
    ...pages('index', 'a', 'b'),
  };
}

interface Seen {
  readonly started: string[];
  readonly views: string[];
  readonly requests: string[];
  /** Whether the page showed its text before the first script was requested. */
  textBefore?: boolean | undefined;
}

/** Opens a URL. The scripts above replace the providers' responses. */
async function open(url: string, options: BrowserContextOptions = {}, blocked: readonly string[] = []) {
  const opened: Visit = await visit(browser.open(), 'about:blank', options);
  const seen: Seen = {started: [], views: [], requests: []};
  const {page} = opened;
  await page.exposeFunction('seen', (...words: readonly unknown[]) => void seen.started.push(words.join(' ')));
  await page.exposeFunction(
    'view',
    (provider: string, address: string) => void seen.views.push(`${provider} ${address}`),
  );
  await page.route(/^https:/, async route => {
    const address = route.request().url();
    seen.requests.push(address);
    if (blocked.some(each => address.startsWith(each))) return route.abort();
    // A closed page cannot respond.
    seen.textBefore ??= await page
      .evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      .catch(() => undefined);
    const hit = /^https:\/\/api\.pirsch\.io\/hit\?(.*)$/.exec(address);
    if (hit) seen.views.push(`pirsch ${new URLSearchParams(hit[1]).get('url')}`);
    const name = Object.keys(providers).find(each => providers[each]?.[1] === address);
    const answered = route.fulfill({
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
      body: name === undefined ? '' : `(() => {${answers[name]}})()`,
    });
    await answered.catch(() => {});
  });
  await page.goto(url);
  await opened.shows('Index');
  return {...opened, seen};
}

async function counted(seen: Seen, count: number, page: Page): Promise<void> {
  for (let turn = 0; seen.views.length < count && turn < 100; turn++) await page.waitForTimeout(50);
  // Waits for a possible duplicate.
  await page.waitForTimeout(200);
  assert.equal(seen.views.length, count, seen.views.join('\n'));
}

const top = mkdtempSync(join(tmpdir(), 'analytics-'));
async function prerendered(name: string, files: Readonly<Record<string, string>>): Promise<Site> {
  const folder = join(top, name);
  mkdirSync(folder);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const out = join(top, `${name}-out`);
  const command = {folder, out, siteUrl: 'https://docs.example.com/', isPortable: false, strict: false, version: '0'};
  assert.equal(await runPrerender(command, {out() {}, err() {}}), 0);
  return listen(static_(out, '/'));
}

const all = Object.fromEntries(Object.entries(providers).map(([name, [settings]]) => [name, settings]));
const sites: Site[] = [];
const addresses: Record<string, string> = {};
before(async () => {
  for (const [name, files] of [
    ['all', project(all)],
    ['asked', project({ga4: {measurementId: 'G-1'}, plausible: {domain: 'd'}}, {consent: 'required'})],
  ] as const) {
    const [tag, written] = [await serve(files), await prerendered(name, files)];
    sites.push(tag, written);
    addresses[`${name} by script tag`] = tag.url;
    addresses[`${name} prerendered`] = written.url;
  }
});
after(() => {
  for (const site of sites) site.close();
  rmSync(top, {recursive: true});
});

for (const kind of ['by script tag', 'prerendered'])
  test(`all twelve providers are loaded with their ids, and count each page once: ${kind}`, async () => {
    const url = addresses[`all ${kind}`] as string;
    const {page, seen, uncaught, close} = await open(`${url}?utm_source=mail&code=secret`);
    await counted(seen, 12, page);
    assert.equal(seen.textBefore, true);
    assert.deepEqual(seen.requests.filter(each => !each.includes('/hit?')).sort(), [...scripts].sort());
    assert.deepEqual(seen.started.sort(), started);
    const at = (path: string) =>
      kind === 'prerendered' ? `${url}${path && `${path}/`}` : `${url}?utm_source=mail#/${path}`;
    const names = Object.keys(providers);
    const first = `${url}?utm_source=mail`;
    // Hotjar observes URL changes itself.
    assert.deepEqual(
      seen.views.filter(each => !each.startsWith('hotjar')).sort(),
      names
        .filter(name => name !== 'hotjar')
        .map(name => `${name} ${first}`)
        .sort(),
    );
    await page.click('.site-sidebar a:has-text("A")');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'A');
    await counted(seen, 24, page);
    await page.goBack();
    await counted(seen, 36, page);
    // A section is not a page.
    await page.evaluate(() => history.pushState(null, '', location.href));
    await counted(seen, 36, page);
    const second = seen.views.slice(12, 24).filter(each => !each.startsWith('hotjar'));
    assert.deepEqual(
      second.sort(),
      names
        .filter(name => name !== 'hotjar')
        .map(name => `${name} ${at('a')}`)
        .sort(),
    );
    // The rest of the URL is private.
    assert.deepEqual(
      [...seen.views.filter(each => !each.startsWith('hotjar')), ...seen.requests].filter(each =>
        each.includes('secret'),
      ),
      [],
    );
    assert.deepEqual(uncaught, []);
    await close();
  });

test('a provider that is blocked disturbs neither the page nor the others', async () => {
  const {page, seen, uncaught, close} = await open(addresses['all by script tag'] as string, {}, [
    'https://cdn.usefathom.com',
    'https://cdn.amplitude.com',
  ]);
  await counted(seen, 10, page);
  await page.click('.site-sidebar a:has-text("A")');
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'A');
  await counted(seen, 20, page);
  assert.deepEqual(uncaught, []);
  await close();
});

for (const kind of ['by script tag', 'prerendered'])
  test(`where consent is required nothing is asked for before it: ${kind}`, async () => {
    const {page, seen, close} = await open(addresses[`asked ${kind}`] as string);
    await page.waitForSelector('.consent');
    assert.equal(
      await page.textContent('.consent p'),
      'Allow analytics on this site? If you accept, your browser loads Google Analytics and Plausible.',
    );
    assert.deepEqual(await axeFindings(page), []);
    await page.waitForTimeout(300);
    assert.deepEqual(seen.requests, []);
    // No script has run, so the page does not reload.
    await page.evaluate(() => document.body.classList.add('stays'));
    await page.click('.consent [data-choice=refused]');
    await page.waitForTimeout(200);
    assert.ok(await page.$('.stays'));
    await page.reload();
    await page.waitForSelector('.consent-change');
    assert.equal(await page.$('.consent'), null);
    assert.deepEqual(seen.requests, []);
    // Readers can change their choice on every page.
    await page.click('.site-sidebar a:has-text("A")');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'A');
    await page.click('.consent-change');
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Decline');
    await page.click('.consent [data-choice=accepted]');
    await counted(seen, 2, page);
    await page.reload();
    await counted(seen, 4, page);
    assert.equal(await page.$('.consent'), null);
    // Only a reload removes a script that has run.
    await page.evaluate(() => document.body.classList.add('stays'));
    await page.click('.consent-change');
    await page.click('.consent [data-choice=refused]');
    await page.waitForFunction(() => !document.querySelector('.stays'));
    await page.waitForSelector('.consent-change');
    await page.waitForTimeout(300);
    assert.equal(seen.requests.length, 4);
    await close();
  });

test('whoever asks not to be tracked is not counted where docs.json respects that', async () => {
  const site = await serve(project({plausible: {domain: 'd'}}, {analytics: {respectDnt: true}}));
  try {
    for (const name of ['doNotTrack', 'globalPrivacyControl', 'neither']) {
      const opened = await visit(browser.open(), 'about:blank');
      const asked: string[] = [];
      await opened.page.route(/^https:/, route => {
        asked.push(route.request().url());
        return route.fulfill({contentType: 'text/javascript', body: ''});
      });
      await opened.page.addInitScript(name => {
        if (name === 'doNotTrack') Object.defineProperty(navigator, name, {value: '1'});
        else if (name === 'globalPrivacyControl') Object.defineProperty(navigator, name, {value: true});
      }, name);
      await opened.page.goto(site.url);
      await opened.shows('Index');
      await opened.page.waitForTimeout(500);
      assert.deepEqual(asked, name === 'neither' ? ['https://plausible.io/js/script.manual.js'] : [], name);
      await opened.close();
    }
  } finally {
    site.close();
  }
});

test('a provider without its key is named, and nothing of it is loaded', async () => {
  const site = await serve(
    project({posthog: {apiHost: 'https://eu.i.posthog.com'}, plausible: {domain: 'd', server: 'stats.example.com'}}),
  );
  const {page, seen, messages, close} = await open(site.url);
  for (let turn = 0; seen.requests.length === 0 && turn < 100; turn++) await page.waitForTimeout(50);
  assert.deepEqual(seen.requests, ['https://stats.example.com/js/script.manual.js']);
  assert.deepEqual(
    messages.filter(each => each.includes('analytics')),
    ['analytics.posthog in docs.json lacks its key: nothing is counted there.'],
  );
  await close();
  site.close();
});
