import assert from 'node:assert/strict';
import {type RunningApi, startApi} from '../../../../demo/api/start-api.js';
import {headerOf, sentTo} from '../../../e2e/try-it-host.js';
import type {Journey, Trip} from '../journey.js';
import {openForeign} from './operations.js';

/** Opens an operation of the demo API, and its request form. */
async function openForm(trip: Trip, api: RunningApi, method: string, path: string): Promise<void> {
  await openForeign(
    trip,
    `<openapi-endpoint spec="${api.origin}/openapi.yaml" method="${method}" path="${path}"></openapi-endpoint>`,
    {},
  );
  // The column of examples moves the button. A reader sees that before clicking.
  await trip.see('.operation-aside request-example');
  await trip.click('.try-button');
  await trip.see('.sent-to code');
}

/** Types text into the control with this name. */
async function fill(trip: Trip, name: string, text: string): Promise<void> {
  await trip.see('input, textarea, select', name);
  await trip.tab.run(
    (selector, name) => {
      const find = (globalThis as unknown as {journeyFind(given: [string, string]): HTMLInputElement}).journeyFind;
      const control = find([selector, name]);
      control.focus();
      control.select();
    },
    'input, textarea, select',
    name,
  );
  await trip.tab.type(text);
}

async function send(trip: Trip): Promise<void> {
  await trip.click('dialog[open] header .primary');
}

/** Starts the demo's API for one journey. */
async function withApi(trip: Trip): Promise<RunningApi> {
  const api = await startApi();
  trip.later(() => api.close());
  return api;
}

const credentials: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['bearer', {'Bearer token': 'orchard-demo-token'}, 'ada'],
  ['basic', {'User name': 'ada', Password: 'apple-pie'}, 'ada'],
  ['key-in-header', {'API key': 'key-to-the-orchard'}, 'gardener'],
  ['key-in-query', {'API key': 'key-to-the-orchard'}, 'gardener'],
  ['ticket', {Credentials: 'one-day-at-the-harvest'}, 'guest'],
];

export const form: readonly Journey[] = [
  {
    name: 'form: the page sends the request, and its response takes the place of the example',
    async go(trip) {
      const api = await withApi(trip);
      await openForeign(
        trip,
        `<openapi-endpoint spec="${api.origin}/openapi.yaml" method="post" path="/bodies/order"></openapi-endpoint>`,
        {},
      );
      await trip.see('.operation-aside request-example');
      await trip.click('.request-send');
      await trip.says('try-it-response', 'Example');
      await trip.says('try-it-response', '200');
      await trip.screenshot('panel');
      assert.equal(sentTo(api).filter(({url}) => url === '/bodies/order').length, 1);
    },
  },
  ...credentials.map(
    ([name, typed, user]): Journey => ({
      name: `form: credentials of the kind ${name} reach the API, and who sent them is answered`,
      ...(name === 'bearer' && {isGate: true}),
      async go(trip) {
        const api = await withApi(trip);
        await openForm(trip, api, 'get', `/access/${name}`);
        for (const [label, text] of Object.entries(typed)) await fill(trip, label, text);
        await send(trip);
        await trip.says('try-it-response', user);
        await trip.screenshot(`form-${name}`);
        assert.equal(sentTo(api).filter(({url}) => url.startsWith('/access/')).length, 1);
      },
    }),
  ),
  {
    name: 'form: a stream of events is shown while it arrives',
    async go(trip) {
      const api = await withApi(trip);
      await openForm(trip, api, 'get', '/stream/events');
      await send(trip);
      await trip.says('try-it-response', '200');
      await trip.see('.items .item');
    },
  },
  {
    name: 'form: a big answer of JSON is a tree that can be opened',
    async go(trip) {
      const api = await withApi(trip);
      await openForm(trip, api, 'get', '/trees');
      await send(trip);
      await trip.says('try-it-response', '200');
      await trip.see('[role=tree] [role=treeitem]');
    },
  },
  {
    name: 'form: a sign-in by OAuth in a window of its own comes back with a token',
    async go(trip) {
      const api = await withApi(trip);
      await openForm(trip, api, 'get', '/access/code');
      await fill(trip, 'Client ID', 'playground');
      await trip.click('button', 'Sign in');
      await trip.tab.inPopup(() => {
        const allow = [...document.querySelectorAll('button')].find(({textContent}) => textContent?.trim() === 'Allow');
        allow?.click();
        return allow !== undefined;
      });
      await trip.says('oauth-sign-in', 'Signed in.');
      await send(trip);
      await trip.says('try-it-response', '200');
      const sent = sentTo(api).find(({url}) => url.startsWith('/access/code'));
      assert.ok(sent && /^Bearer \S{16,}/.test(headerOf(sent, 'authorization').join()));
    },
  },
  {
    name: 'form: a server that lets nobody read its answer is explained',
    async go(trip) {
      const api = await withApi(trip);
      await openForm(trip, api, 'get', '/no-cors/trees');
      await send(trip);
      await trip.see('.failure');
      await trip.screenshot('form-cors');
    },
  },
];
