import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runDev} from '../../../../shell/node/commands/dev/dev-command.js';
import {order, shopText} from '../../../e2e/endpoint-page.js';
import {docs, page, pages, writeProject} from '../../../e2e/site.js';
import {type Journey, recorderFiles, recorderTag} from '../journey.js';
import {template} from '../projects.js';
import {openForeign} from './operations.js';

const embed = join(import.meta.dirname, '../../../../../demo/embed');
const simple = {
  'docs.json': docs({navigation: {pages: ['index', 'other']}}),
  ...pages('other'),
  'index.mdx': page('Home', 'Words.'),
};

export const elsewhere: readonly Journey[] = [
  {
    name: 'embedding: every element of the demo page for embedding builds itself',
    async go(trip) {
      const read = (name: string) => readFileSync(join(embed, name), 'utf8');
      const html = read('index.html').replace('<head>', `<head>${recorderTag}`).replaceAll('/lectern/', '/_lectern/');
      const site = await trip.serve({
        'page.html': html,
        'page.css': read('page.css'),
        'page.js': read('page.js'),
        'assets/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'api/shop.yaml': readFileSync(join(embed, '../site/api/shop.yaml')),
      });
      await trip.tab.go(`${site.url}page.html`);
      await trip.until(() => {
        const ours = [...document.querySelectorAll('main *')].filter(({localName}) => localName.includes('-'));
        const top = ours.filter(each => each.parentElement?.localName === 'main');
        return (
          top.length > 3 &&
          top.every(each => each.shadowRoot?.querySelector('*') && !each.shadowRoot.querySelector('[aria-busy]'))
        );
      });
      await trip.screenshot('embed');
    },
  },
  {
    name: 'embedding: a hostile style sheet changes nothing in an operation',
    async go(trip) {
      const facts = () =>
        trip.tab.run(() => {
          const title = document.querySelector('openapi-endpoint')?.shadowRoot?.querySelector('.operation-title');
          const {fontSize, color, display} = getComputedStyle(title as Element);
          return [fontSize, color, display, String(Math.round(title?.getBoundingClientRect().height ?? 0))];
        });
      const body = `<openapi-endpoint ${order}></openapi-endpoint>`;
      await openForeign(trip, body, {'shop.json': shopText}, {style: 'main {display: block; width: 900px}'});
      await trip.says('.operation-title', 'Get an order');
      const before = await facts();
      const style =
        '* {all: unset !important; font-size: 40px !important} main {display: block !important; width: 900px !important}';
      await openForeign(trip, body, {'shop.json': shopText}, {style});
      await trip.says('.operation-title', 'Get an order');
      assert.deepEqual(await facts(), before);
    },
  },
  {
    name: 'printing: only the content is there, and folds are open',
    async go(trip) {
      await trip.open(
        {
          ...simple,
          'index.mdx': page(
            'Home',
            '<Accordion title="More">\n\nFolded words.\n\n</Accordion>\n\nTo [there](https://example.org/).',
          ),
        },
        'Home',
      );
      // Only one engine can render a page for print. In the others, this code applies print rules to the screen. The
      // rules load in several style sheets after the first view.
      await trip.until(() => {
        const applyPrintRules = (rules: CSSRuleList) => {
          for (const rule of rules) {
            if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
            if ('cssRules' in rule) applyPrintRules(rule.cssRules as CSSRuleList);
          }
        };
        for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) applyPrintRules(sheet.cssRules);
        return document.querySelector('.site-header')?.getClientRects().length === 0;
      });
      await trip.tab.run(() => void dispatchEvent(new Event('beforeprint')));
      const seen = (selector: string) =>
        trip.tab.run(
          selector => [...document.querySelectorAll(selector)].some(each => each.getClientRects().length > 0),
          selector,
        );
      assert.deepEqual(
        [await seen('.site-header'), await seen('.site-sidebar'), await seen('.site-article')],
        [false, false, true],
      );
      const width = await trip.tab.run(
        () => document.querySelector('.site-article')?.getBoundingClientRect().width ?? 0,
      );
      assert.ok(width > 600, `The text is ${width} px wide.`);
      await trip.see('details p', 'Folded words.');
      await trip.screenshot('print');
    },
  },
  {
    name: 'preview: a change that is saved is seen, and findings of the check',
    async go(trip) {
      const folder = mkdtempSync(join(tmpdir(), 'journey-dev-'));
      trip.later(() => rmSync(folder, {recursive: true}));
      writeProject(folder, {...simple, ...recorderFiles, 'index.html': template});
      const server = await runDev(
        {folder, host: '127.0.0.1', port: 0, opens: false, allowPrivate: true},
        {out() {}, err() {}},
      );
      if (typeof server === 'string') throw new Error(server);
      trip.later(() => {
        server.closeAllConnections();
        server.close();
      });
      await trip.tab.go(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await trip.title('Home');
      writeFileSync(join(folder, 'index.mdx'), page('Home', 'Other words.\n\n<Nope>x</Nope>'));
      await trip.says('.site-article', 'Other words.');
      await trip.says('dev-findings', '1 warning');
      await trip.screenshot('dev');
    },
  },
  {
    name: 'a slow line: the text is there before the frame that waits, and nothing is lost',
    async go(trip) {
      let arrive = () => {};
      const late = new Promise<void>(done => {
        arrive = done;
      });
      const site = await trip.serve(simple, {delays: new Map([['/other.mdx', late]])});
      await trip.tab.go(site.url);
      await trip.title('Home');
      await trip.click('.site-sidebar a', 'Other');
      await new Promise(done => setTimeout(done, 600));
      arrive();
      await trip.title('Other');
    },
  },
  {
    name: 'no line: a page that cannot be fetched is said, and can be asked for again',
    expects: /did not load|rejected|fetch|Load failed|NetworkError/i,
    async go(trip) {
      let isDown = true;
      await trip.open(simple, 'Home', {status: path => (isDown && path === '/other.mdx' ? 503 : undefined)});
      await trip.click('.site-sidebar a', 'Other');
      await trip.see('[data-action=retry]');
      isDown = false;
      await trip.click('[data-action=retry]');
      await trip.title('Other');
    },
  },
  {
    name: 'an older browser: pages are read and found without what is younger than two years',
    async go(trip) {
      const code = `for (const [of, name] of [
          [globalThis, 'requestIdleCallback'], [globalThis, 'ClipboardItem'], [globalThis, 'BroadcastChannel'],
          [Document.prototype, 'startViewTransition'], [Navigator.prototype, 'locks'], [Intl, 'Segmenter'],
          [Element.prototype, 'checkVisibility'], [AbortSignal, 'any'], [AbortSignal, 'timeout'], [Crypto.prototype, 'randomUUID'],
          [Document.prototype, 'adoptedStyleSheets'], [ShadowRoot.prototype, 'adoptedStyleSheets'],
        ]) delete of[name];
        globalThis.CSSStyleSheet = class { constructor() { throw new TypeError('Illegal constructor'); } };`;
      const text = page('Other', 'Words of the other.\n\n## Part\n\nMore.');
      const project = {...simple, 'other.mdx': text, 'older.js': code};
      await trip.open(project, 'Home', {head: '<script src="/older.js"></script>'});
      await trip.click('.site-sidebar a', 'Other');
      await trip.title('Other');
      await trip.see('.site-article p', 'Words of the other.');
      await trip.click('site-theme button');
      const background = await trip.tab.run(() => getComputedStyle(document.querySelector('.site') as Element).display);
      assert.equal(background, 'flex', 'the page has its style');
    },
  },
  {
    name: 'storage that is forbidden: the site works, and forgets',
    async go(trip) {
      const code = `for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {get() { throw new DOMException('The operation is insecure.', 'SecurityError'); }});`;
      // This script must precede the recorder, which tests whether storage is available.
      await trip.open({...simple, 'forbid.js': code}, 'Home', {beforeRecorder: '<script src="/forbid.js"></script>'});
      const before = await trip.tab.run(() => document.documentElement.dataset.mode ?? '');
      await trip.click('site-theme button');
      await trip.until(before => document.documentElement.dataset.mode !== before, before);
      await trip.click('.site-sidebar a', 'Other');
      await trip.title('Other');
    },
  },
];
