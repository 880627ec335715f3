import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import type {Page} from 'playwright-core';
import {docs, page, useBrowser, visit, writeProject} from '../e2e/site.js';
import {type BothSites, serveBoth} from '../parity/sites.js';
import {type Kind, kinds} from './kinds.js';
import {reactCode, reactScript} from './react-page.js';
import {snapshot} from './snapshot.js';

// Every kind of component, with Preact in both kinds of site and with React 19 in a page of its own.

const browser = useBrowser();
const folder = mkdtempSync(join(tmpdir(), 'kinds-'));
let both: BothSites;
let script: string;
const slug = (kind: Kind) => `k${kinds.indexOf(kind)}`;

before(async () => {
  const files = kinds.map(kind => [`snippets/${slug(kind)}.tsx`, kind.source] as const);
  const texts = kinds.map(kind => {
    const name = /export default/.test(kind.source) ? 'Sample' : '{Sample}';
    const body = `import ${name} from "/snippets/${slug(kind)}.tsx";\n\n<div className="kind">\n${kind.use ?? '<Sample />'}\n</div>`;
    return [`${slug(kind)}.mdx`, page(kind.name, body)] as const;
  });
  const config = docs({navigation: {pages: kinds.map(slug)}, integrations: {lectern: {run: ['components']}}});
  writeProject(folder, {...Object.fromEntries([...files, ...texts]), 'docs.json': config});
  [both, script] = await Promise.all([serveBoth(folder), reactScript()]);
});
after(() => {
  both?.close();
  rmSync(folder, {recursive: true});
});

async function take(tab: Page, step: string): Promise<void> {
  const [, selector = '', sign, value = ''] =
    /^(.*?)(?:([=!])(\w+))?$/.exec(step.replace(/\[(\w+)=(\w+)\]/g, '[$1"$2]')) ?? [];
  const found = tab.locator(`.kind ${selector.replace(/\[(\w+)"(\w+)\]/g, '[$1="$2"]')}`).first();
  if (sign === '!') await found.press(value);
  else if (sign === undefined) await found.click();
  else if ((await found.evaluate(each => each.localName)) === 'select') await found.selectOption(value);
  else await found.fill(value);
}

/** What is shown at first and after each step, once it does not change any more. */
async function course(tab: Page, {steps = []}: Kind): Promise<readonly string[]> {
  const settled = async () => {
    for (let last = ''; ; ) {
      const now = await tab.evaluate(snapshot, '.kind');
      if (now === last) return now;
      last = now;
      await tab.waitForTimeout(60);
    }
  };
  const seen = [await settled()];
  for (const step of steps) {
    await take(tab, step);
    seen.push(await settled());
  }
  return seen;
}

for (const kind of kinds)
  test(`${kind.name}: the same as with React 19, by script tag and prerendered`, async () => {
    const plain = await (await browser.open().newContext()).newPage();
    await plain.setContent('<!doctype html><body><div class="kind"></div></body>');
    await plain.addScriptTag({content: script});
    const props = Object.fromEntries(
      [...(kind.use ?? '').matchAll(/(\w+)=(?:\{(\d+)\}|"([^"]*)")/g)].map(([, name, number, text]) => [
        name,
        text ?? Number(number),
      ]),
    );
    await plain.evaluate(
      ([code, given]) => {
        const {mount} = window as unknown as {mount(code: string, box: Element | null, props: unknown): void};
        mount(code as string, document.querySelector('.kind'), given);
      },
      [reactCode(kind.source), props] as const,
    );
    const expected = await course(plain, kind);
    await plain.context().close();
    for (const url of [both.runtime, both.prerendered]) {
      const opened = await visit(browser.open(), `${url}${slug(kind)}/`);
      try {
        await opened.shows(kind.name);
        await opened.page.waitForSelector('.kind docs-live[data-runs]');
        assert.deepEqual(
          await course(opened.page, kind),
          expected,
          url === both.runtime ? 'by script tag' : 'prerendered',
        );
        assert.deepEqual([opened.uncaught, opened.messages.filter(each => !/404/.test(each))], [[], []]);
      } finally {
        await opened.close();
      }
    }
  });
