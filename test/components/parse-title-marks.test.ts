import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createServerRenderer} from '../../shell/node/commands/render/ssr.js';
import {html} from '../../src/base/html.js';
import {parseTitleMarks} from '../../src/components/parse-title-marks.js';
import {draw, pageOptions} from './draw.js';

const page = await pageOptions().context('page', 'page.mdx');
const {renderElements} = createServerRenderer({});

const lines = [
  'Run `a` **now** [x](/b)',
  '*a b* and _c_',
  '**a `b` c**',
  '[a *b*](/c)',
  'snake_case_name',
  '__init__.py',
  '2 * 3 * 4',
  '*.ts and *.js',
  '**a** <b>c</b>',
  'a \\*b\\* `c\\`',
  '[beta] {x}',
  '`<img src=x>` & "q"',
];

test("a hand-written element's title has the same marks as on a page", async () => {
  for (const line of lines) {
    const [, inPage] =
      /<p class="card-title">(.*?)<\/p>/.exec(await draw(`<Card title={${JSON.stringify(line)}}>a</Card>`)) ?? [];
    assert.equal(html`${parseTitleMarks(line, 'title', page, false)}`.text, inPage, line);
  }
});

test('inside a link or a button, a link is plain text', () => {
  for (const [markdown, isLink] of [
    ['title', true],
    ['label', false],
  ] as const)
    assert.equal(String(parseTitleMarks('a [b](/c) *d*', markdown, page, isLink)), 'a b <em>d</em>');
});

test('a disallowed URL is not a link', () => {
  assert.equal(String(parseTitleMarks('[a](javascript:alert)', 'title', page, false)), 'a');
});

test('plain lines are unchanged, and long ones take limited time', () => {
  assert.equal(parseTitleMarks('**a**', undefined, page, false), '**a**');
  const start = performance.now();
  for (const sign of ['*', '_', '`', '[', '**', '[a](', '*a ', '_a ', '\\'])
    parseTitleMarks(sign.repeat(20_000), 'title', page, false);
  assert.ok(performance.now() - start < 1000);
});

test('marks also render in elements on host pages', async () => {
  const drawn = await renderElements('<docs-card title="**a** `b`" href="/c">d</docs-card>', {stylesheet: '/e.css'});
  assert.match(drawn, /<a class="card-link" href="\/c"[^>]*><strong>a<\/strong> <code>b<\/code><\/a>/);
  const steps = await renderElements('<docs-steps><docs-step title="*a*">b</docs-step></docs-steps>', {
    stylesheet: '/e.css',
  });
  assert.match(steps, /<p class="step-title"><em>a<\/em>/);
});
