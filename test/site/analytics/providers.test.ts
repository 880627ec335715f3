import assert from 'node:assert/strict';
import {test} from 'node:test';
import {globals} from '../../../shell/browser/analytics/provider.js';
import {providers} from '../../../shell/browser/analytics/providers/index.js';
import type {AnalyticsProvider} from '../../../src/config/config.js';

// Tests without a browser: the requested script, and its data on `window`.

const view = {url: 'https://docs.example.com/a', path: '/a', title: 'A'};

/** Starts a provider, and reports two page views. */
async function run(name: AnalyticsProvider, settings: Readonly<Record<string, string>>, answer: () => void = () => {}) {
  const asked: string[] = [];
  const report = providers[name]({
    settings,
    async load(src) {
      asked.push(src);
      answer();
    },
  });
  await report?.(view);
  await report?.({...view, path: '/b'});
  return {asked, starts: report !== undefined};
}

test('each provider requests its own script, and none without its key', async () => {
  const table: [AnalyticsProvider, Record<string, string>, string][] = [
    [
      'adobe',
      {launchUrl: 'https://assets.adobedtm.com/a/b/launch-1.min.js'},
      'https://assets.adobedtm.com/a/b/launch-1.min.js',
    ],
    ['clarity', {projectId: 'p1'}, 'https://www.clarity.ms/tag/p1'],
    ['clearbit', {publicApiKey: 'pk_1'}, 'https://tag.clearbitscripts.com/v1/pk_1/tags.js'],
    ['hightouch', {writeKey: 'w1'}, 'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js'],
    ['intercom', {appId: 'app 1'}, 'https://widget.intercom.io/widget/app%201'],
  ];
  for (const [name, settings, script] of table) {
    globals.htevents = undefined;
    const {asked} = await run(name, settings, () => {
      if (name === 'hightouch') globals.htevents = {page() {}};
      if (name === 'adobe') globals._satellite = {track() {}};
    });
    assert.deepEqual(asked, [script], name);
    const without = await run(name, {});
    assert.deepEqual([without.asked, without.starts], [[], false], name);
  }
});

test('an invalid URL starts nothing', async () => {
  assert.equal((await run('adobe', {launchUrl: 'javascript:alert(1)'})).starts, false);
});

test("page views have each provider's format", async () => {
  const told: unknown[] = [];
  await run('adobe', {launchUrl: 'https://a.example/l.js'}, () => {
    globals._satellite = {track: (event: string, {path}: {path: string}) => told.push([event, path])};
  });
  assert.deepEqual(told.splice(0), [
    ['page-view', '/a'],
    ['page-view', '/b'],
  ]);
  globals.clarity = undefined;
  await run('clarity', {projectId: 'p'});
  assert.deepEqual((globals.clarity as {q: unknown}).q, [
    ['set', 'path', '/a'],
    ['set', 'path', '/b'],
  ]);
  await run('hightouch', {writeKey: 'w', apiHost: 'https://events.example/'}, () => {
    const {_writeKey, _options} = globals.htevents as {_writeKey: string; _options: {apiHost: string}};
    told.push([_writeKey, _options.apiHost]);
    globals.htevents = {page: (_: string, title: string, {path}: {path: string}) => told.push([title, path])};
  });
  assert.deepEqual(told.splice(0), [
    ['w', 'events.example'],
    ['A', '/a'],
    ['A', '/b'],
  ]);
  globals.Intercom = undefined;
  await run('intercom', {appId: 'i'});
  assert.deepEqual((globals.Intercom as {q: unknown}).q, [['update']]);
  assert.deepEqual(globals.intercomSettings, {app_id: 'i'});
});

test('a chat widget starts after its script has loaded', async () => {
  const told: unknown[] = [];
  const {starts} = await run('frontchat', {snippetId: 's1'}, () => {
    globals.FrontChat = (...all: readonly unknown[]) => told.push(all);
  });
  await new Promise(done => setTimeout(done));
  assert.ok(starts);
  assert.deepEqual(told, [['init', {chatId: 's1', useDefaultLauncher: true}]]);
});

test('session recording needs a docs.json setting', async () => {
  for (const [sessionRecording, off] of [
    [undefined, true],
    ['false', true],
    ['true', false],
  ] as const) {
    await run('posthog', {apiKey: 'k', ...(sessionRecording && {sessionRecording})}, () => {
      const [[, options]] = (globals.posthog as {_i: [[string, {disable_session_recording: boolean}]]})._i;
      assert.equal(options.disable_session_recording, off);
      globals.posthog = {capture() {}};
    });
  }
});
