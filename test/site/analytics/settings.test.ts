import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {readConfig} from '../../../src/config/read-config.js';
import {policySources} from '../../../src/site/analytics/policy.js';
import {readAnalyticsSettings} from '../../../src/site/analytics/settings.js';

async function settingsOf(docs: object) {
  const text = JSON.stringify({name: 'A', navigation: {pages: ['index']}, ...docs});
  const files = {read: (path: string) => Promise.resolve({path, text})};
  return readAnalyticsSettings((await readConfig(files, 'docs.json')).config);
}

test('browsers get analytics and integrations as plain data', async () => {
  assert.deepEqual(
    await settingsOf({
      analytics: {ga4: {measurementId: 'G-1'}, hotjar: {hjid: 77}},
      integrations: {plausible: {domain: 'd'}, lectern: {consent: 'required', analytics: {respectDnt: true}}},
    }),
    {
      providers: [
        ['ga4', {measurementId: 'G-1'}],
        ['hotjar', {hjid: '77'}],
        ['plausible', {domain: 'd'}],
      ],
      needsConsent: true,
      respectsDnt: true,
    },
  );
});

test('without a provider, there is no data, and consent is off by default', async () => {
  assert.equal(await settingsOf({integrations: {lectern: {consent: 'required'}}}), undefined);
  const settings = await settingsOf({analytics: {plausible: {domain: 'd'}}});
  assert.deepEqual([settings?.needsConsent, settings?.respectsDnt], [false, false]);
});

test('other providers, recording and the consent key come from either location', async () => {
  assert.deepEqual(
    await settingsOf({
      analytics: {posthog: {apiKey: 'k', sessionRecording: true}, clarity: {projectId: 'c'}},
      integrations: {intercom: {appId: 'i'}, cookies: {key: 'agreed', value: 'yes'}, telemetry: {enabled: false}},
    }),
    {
      providers: [
        ['posthog', {apiKey: 'k', sessionRecording: 'true'}],
        ['clarity', {projectId: 'c'}],
        ['intercom', {appId: 'i'}],
      ],
      needsConsent: false,
      respectsDnt: false,
      consentKey: ['agreed', 'yes'],
    },
  );
});

test('an external consent manager requires consent, wherever docs.json names it', async () => {
  const analytics = {plausible: {domain: 'd'}};
  for (const docs of [
    {analytics, integrations: {transcend: {airgapUrl: 'https://cdn.transcend.io/a.js'}}},
    {analytics, integrations: {onetrust: 'id'}},
    {integrations: {...analytics, osano: {scriptSource: 'https://cmp.osano.com/a.js'}}},
    {analytics: {...analytics, osano: 'https://cmp.osano.com/a.js'}},
  ])
    assert.equal((await settingsOf(docs))?.needsConsent, true, JSON.stringify(docs));
  assert.equal((await settingsOf({analytics, integrations: {osano: false}}))?.needsConsent, false);
});

test("browsers get Mixpanel's region and Segment's host", async () => {
  const analytics = {mixpanel: {projectToken: 't', region: 'EU'}, segment: {key: 'k', cdnUrl: 'https://cdn.acme.com'}};
  assert.deepEqual((await settingsOf({analytics}))?.providers, [
    ['mixpanel', {projectToken: 't', region: 'EU'}],
    ['segment', {key: 'k', cdnUrl: 'https://cdn.acme.com'}],
  ]);
});

test("the guide lists each provider's policy requirements", () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../demo/site/guide/analytics.mdx'), 'utf8');
  for (const [provider, sources] of Object.entries(policySources)) {
    const row = guide.split('\n').find(line => line.startsWith(`| \`${provider}\` |`)) ?? '';
    for (const [directive, hosts] of Object.entries(sources))
      assert.ok(row.includes(`\`${directive} ${hosts.join(' ')}\``), `${provider}: ${directive}`);
  }
});
