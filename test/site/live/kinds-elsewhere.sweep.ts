import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {setTimeout as pause} from 'node:timers/promises';
import {type Engine, type StartEngine, type Tab, until} from '../../tools/browsers/engine.js';
import {startFirefox} from '../../tools/browsers/firefox.js';
import {recorderFiles, recorderTag} from '../../tools/browsers/journey.js';
import {startWebKit} from '../../tools/browsers/webkit.js';
import {listen} from '../../tools/parity/sites.js';
import {kinds} from './kinds.js';
import {course, type Hand, type KindSite, propsOf, readStep, serveKinds, slugOf} from './kinds-site.js';
import {reactCode, reactScript} from './react-page.js';
import {snapshot} from './snapshot.js';

// Every kind of component in Firefox and in WebKit. Both kinds of site must match React 19 in the same engine.

let site: KindSite;
let react: {readonly url: string; close(): void};

before(async () => {
  const [served, script] = await Promise.all([
    serveKinds({
      ...recorderFiles,
      'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8">${recorderTag}<script type="module" src="/_lectern/lectern.js" router="history" base="/"></script></head><body></body></html>`,
    }),
    reactScript(),
  ]);
  site = served;
  react = await listen((request, response) => {
    if (request.url === '/react.js') response.writeHead(200, {'content-type': 'text/javascript'}).end(script);
    else
      response
        .writeHead(200, {'content-type': 'text/html'})
        .end('<!doctype html><body><div class="kind"></div><script src="/react.js"></script></body>');
  });
});
after(() => {
  site?.close();
  react?.close();
});

const handOf = (tab: Tab): Hand => ({
  look: () => tab.run(snapshot, '.kind'),
  wait: pause,
  async take(step) {
    const {selector, sign, value} = readStep(step);
    if (sign === undefined) return tab.click(selector);
    const isList = await tab.run(
      (wanted, chosen) => {
        const found = document.querySelector<HTMLElement>(wanted) as HTMLInputElement | HTMLSelectElement;
        found.focus();
        if (found.localName !== 'select') {
          (found as HTMLInputElement).select();
          return false;
        }
        // Sets the value by script, because each engine has its own list for a `select`.
        const {set} = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') as PropertyDescriptor;
        set?.call(found, chosen);
        found.dispatchEvent(new Event('input', {bubbles: true}));
        found.dispatchEvent(new Event('change', {bubbles: true}));
        return true;
      },
      selector,
      value,
    );
    if (isList) return;
    if (sign === '!') await tab.press(value);
    else await tab.type(value);
  },
});

for (const [name, start] of [
  ['firefox', startFirefox],
  ['webkit', startWebKit],
] as readonly (readonly [string, StartEngine])[])
  test(`${name}: components behave as with React 19`, async t => {
    const engine = await start();
    if ('reason' in engine) return t.skip(engine.reason);
    try {
      for (const kind of kinds) await t.test(kind.name, () => compare(engine, kind));
    } finally {
      await engine.close();
    }
  });

async function compare({tab}: Engine, kind: (typeof kinds)[number]): Promise<void> {
  await tab.go(react.url);
  await until(() => tab.run(() => 'mount' in window));
  await tab.run(
    (code, given) => {
      const {mount} = window as unknown as {mount(code: string, box: Element | null, props: unknown): void};
      mount(code, document.querySelector('.kind'), given);
    },
    reactCode(kind.source),
    propsOf(kind),
  );
  const expected = await course(handOf(tab), kind);
  for (const [way, url] of [
    ['by script tag', site.runtime],
    ['prerendered', site.prerendered],
  ]) {
    await tab.go(`${url}${slugOf(kind)}/`);
    await until(() =>
      tab.run(
        title =>
          document.querySelector('.page-head h1')?.textContent === title &&
          document.querySelector('.kind docs-live[data-runs]') !== null,
        kind.name,
      ),
    );
    assert.deepEqual(await course(handOf(tab), kind), expected, way);
    const notes = await tab.run(() => {
      const {journeyNotes} = globalThis as unknown as {journeyNotes?(): readonly string[]};
      const all = journeyNotes?.() ?? [];
      sessionStorage.removeItem('journey');
      return [...all];
    });
    assert.deepEqual(notes, [], way);
  }
}
