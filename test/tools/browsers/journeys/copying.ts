import assert from 'node:assert/strict';
import {setTimeout as pause} from 'node:timers/promises';
import {docs, page} from '../../../e2e/site.js';
import type {Journey, Trip} from '../journey.js';

const files = {
  'docs.json': docs({navigation: {pages: ['index']}}),
  'index.mdx': page('Home', 'Some words.\n\n```js\nconst first = 1;\n```\n\n```js\nconst second = 2;\n```'),
};

/**
 * Returns the pasted text. Before this journey copies, the clipboard is empty or contains text from another journey.
 */
async function pasted(trip: Trip, wanted: RegExp): Promise<string> {
  for (let turn = 0; ; turn++) {
    const text = await paste(trip);
    if (wanted.test(text) || turn === 20) return text;
  }
}

async function paste(trip: Trip): Promise<string> {
  await trip.tab.run(() => {
    const area = document.createElement('textarea');
    area.id = 'paste-here';
    document.querySelector('.site-main')?.prepend(area);
    area.focus();
  });
  await trip.tab.press('Control+v');
  await pause(150);
  return trip.tab.run(() => {
    const area = document.querySelector<HTMLTextAreaElement>('#paste-here');
    area?.remove();
    return area?.value ?? '';
  });
}

export const copying: readonly Journey[] = [
  {
    name: 'copying: the first click on the button of a block of code copies it',
    isGate: true,
    async go(trip) {
      await trip.open(files, 'Home');
      await trip.until(() => customElements.get('code-block') !== undefined);
      await trip.click('.code-copy');
      assert.equal(await pasted(trip, /const/), 'const first = 1;');
    },
  },
  {
    name: 'copying: "Copy page" copies the page as Markdown at the first click',
    async go(trip) {
      await trip.open(files, 'Home');
      await trip.click('[data-action=copy-page]');
      const text = await pasted(trip, /^# Home/);
      assert.match(text, /^# Home\s/);
      assert.match(text, /```js\nconst second = 2;\n```/);
    },
  },
  {
    name: 'copying: where the browser refuses, both buttons say so',
    async go(trip) {
      await trip.open(files, 'Home');
      await trip.until(() => customElements.get('code-block') !== undefined);
      await trip.tab.run(() => {
        const refuse = () => Promise.reject(new DOMException('Refused.', 'NotAllowedError'));
        Object.defineProperty(navigator, 'clipboard', {value: {writeText: refuse, write: refuse}});
        document.execCommand = () => false;
      });
      await trip.click('[data-action=copy-page]');
      await trip.says('.button-words', 'Couldn’t copy');
      await trip.click('.code-copy');
      await trip.until(() => document.querySelector('.code-copy.is-failed[title^="Couldn’t copy"]') !== null);
      await trip.says('[role=status]', 'Couldn’t copy');
    },
  },
];
