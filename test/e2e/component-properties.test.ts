import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

const browser = useBrowser();

const files = {
  'docs.json': docs({navigation: {pages: ['index', 'other']}}),
  'index.mdx': page(
    'Home',
    `<ParamField path="id" type="string" required default="a">The **identifier**.</ParamField>

<ResponseField name="total" type="integer">The sum.</ResponseField>

<Card title="A *card*" href="/other">Its text.</Card>

<Tabs><Tab title="One">1</Tab><Tab title="Two">2</Tab></Tabs>

<Note>Noted.</Note>

\`\`\`js
const kept = 1;
\`\`\`

<Accordion title="More"><ParamField query="inner" type="number">Inside.</ParamField></Accordion>`,
  ),
  'other.mdx': page('Other', '<ParamField header="X-Key" type="string">Key.</ParamField>'),
};

const defined = (tab: Page) => tab.waitForFunction(() => customElements.get('param-field'));
/** Sets properties of an element, and returns its text after it has updated. */
const set = (tab: Page, selector: string, values: Record<string, unknown>) =>
  tab.$eval(
    selector,
    async (element, given) => {
      Object.assign(element, given);
      await new Promise(requestAnimationFrame);
      return (element.querySelector('.field-head') ?? element).textContent;
    },
    values,
  );

test('components on a page have the same properties as on host pages', () =>
  inBoth(browser.open(), files, 'index', async ({page: tab, to, kind}) => {
    // Loading fonts and code highlighting move words, but not blocks.
    const places = () =>
      tab.$$eval('.site-article > *', all =>
        all.map(each => [each.getBoundingClientRect()].map(({y, height}) => `${y} ${height}`)),
      );
    const before = await places();
    await defined(tab);
    assert.deepEqual(await places(), before, 'nothing moves');
    const field = 'param-field[path]';
    const body = await tab.$(`${field} .field-body strong`);
    assert.deepEqual(
      await tab.$eval(field, element => [Reflect.get(element, 'path'), Reflect.get(element, 'required')]),
      ['id', true],
    );
    assert.equal(await set(tab, field, {required: false}), 'id string path default a');
    assert.equal(
      await set(tab, field, {required: true, deprecated: true}),
      'id string path required deprecated default a',
    );
    assert.equal(await set(tab, field, {type: 'integer'}), 'id integer path required deprecated default a');
    assert.equal(await set(tab, field, {type: 'uuid', path: 'key'}), 'key uuid path required deprecated default a');
    assert.equal(await tab.$eval(`${field} .field`, ({id}) => id), 'param-key');
    assert.equal(await set(tab, field, {deprecated: false, default: 'b'}), 'key uuid path required default b');
    assert.equal(
      await body?.evaluate(node => node.isConnected && node.textContent),
      'identifier',
      'content keeps its nodes',
    );
    assert.equal(await set(tab, 'param-field[query]', {required: true}), 'inner number query required');
    assert.equal(await tab.$eval('response-field', element => element.setAttribute('deprecated', '')), undefined);
    await tab.waitForSelector('response-field .tone-warning');
    await set(tab, 'docs-card', {href: '/other#part'});
    assert.match((await tab.getAttribute('docs-card a', 'href')) ?? '', /#part$/);
    await set(tab, 'docs-card', {href: null});
    assert.deepEqual(
      await tab.$eval('docs-card', card => [card.querySelector('a'), card.querySelector('.card-title')?.innerHTML]),
      [null, 'A <em>card</em>'],
    );
    await set(tab, 'docs-card', {href: '/other'});
    await tab.waitForSelector('docs-card a');
    assert.match(
      await tab.$eval('docs-card .card-title', title => title.innerHTML),
      kind === 'prerendered'
        ? /^<a class="card-link" href="\/other\/">A <em>card<\/em><\/a>$/
        : /^<a class="card-link" href="#\/other">A <em>card<\/em><\/a>$/,
    );
    assert.match((await set(tab, 'code-block', {lines: true})) ?? '', /const kept = 1;/);
    await tab.click('[role=tab]:has-text("Two")');
    assert.equal(await tab.isVisible('.tab-panel:has-text("2")'), true);
    await to('other');
    await defined(tab);
    assert.equal(await set(tab, 'param-field', {optional: true}), 'X-Key string header optional');
  }));

test('a property set before the class is defined applies', () =>
  inBoth(
    browser.open(),
    files,
    'other',
    async ({page: tab}) => {
      await tab.waitForFunction(() => document.querySelector('param-field .field-required'));
      assert.equal(await tab.$eval('param-field', element => element.hasAttribute('required')), true);
    },
    {
      prepare: tab =>
        tab.addInitScript(() => {
          const look = () => {
            const field = document.querySelector('param-field');
            if (field) Object.assign(field, {required: true});
            else requestAnimationFrame(look);
          };
          look();
        }),
    },
  ));

test('readers with data saver load no such script', () =>
  inBoth(
    browser.open(),
    files,
    'other',
    async ({page: tab}) => {
      await tab.waitForTimeout(700);
      assert.equal(await tab.evaluate(() => customElements.get('param-field')), undefined);
    },
    {
      prepare: tab =>
        tab.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}})),
    },
  ));
