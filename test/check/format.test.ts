import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Problem} from '../../src/base/problem.js';
import {formatGithub} from '../../src/check/format/github.js';
import {formatJsonReport} from '../../src/check/format/json.js';
import {formatSarif} from '../../src/check/format/sarif.js';
import {formatTextReport} from '../../src/check/format/text.js';
import {buildReport} from '../../src/check/report.js';

const problems: readonly Problem[] = [
  {
    code: 'link-missing',
    level: 'error',
    message: 'The link "/a, b" leads\nto 100% nothing: \u001b[31mred.',
    fix: 'Write "/b".',
    place: {file: 'guide/my page,1.mdx', line: 3, column: 13},
    related: [{file: 'b.mdx', line: 1, column: 1}],
  },
  {code: 'page-orphan', level: 'info', message: 'Alone.', fix: '', place: {file: 'a.mdx', line: 1, column: 1}},
  {code: 'prop-unknown', level: 'warning', message: 'No prop.', fix: 'Go.', place: {file: 'a.mdx', line: 1, column: 5}},
];
const report = buildReport(problems, {version: '1.2.3', pages: 2, suppressed: 1});
const line = (file: string) => (file === 'a.mdx' ? '' : '\t\tGo to [a](/a, b) now');

test('text output shows position, line and counts, and no control characters', () => {
  assert.equal(
    formatTextReport(report, {line, color: false}),
    `a.mdx:1:1  note  page-orphan
  Alone.

a.mdx:1:5  warning  prop-unknown
  No prop.
  Fix: Go.

guide/my page,1.mdx:3:13  error  link-missing
  The link "/a, b" leads\ufffdto 100% nothing: \ufffd[31mred.
  3 | \t\tGo to [a](/a, b) now
    | \t\t          ^^
  See b.mdx:1:1
  Fix: Write "/b".

2 pages: 1 error, 1 warning, 1 note (1 ignored)`,
  );
});

test('only terminals get colors', () => {
  assert.ok(formatTextReport(report, {line, color: true}).includes('\u001b[31merror\u001b[0m  link-missing'));
});

test('a long line is cut around the position', () => {
  const long = buildReport([{...problems[2]!, place: {file: 'x', line: 9, column: 501}}], {
    version: '1',
    pages: 1,
    suppressed: 0,
  });
  const text = formatTextReport(long, {line: () => `${'a '.repeat(250)}here ${'b '.repeat(250)}`, color: false});
  const [, , shown = '', mark = ''] = text.split('\n');
  assert.ok(shown.length < 120);
  assert.equal(shown.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1), 'here');
});

test('json has the documented keys in a fixed order', () => {
  const parsed = JSON.parse(formatJsonReport(report)) as {findings: object[]};
  assert.deepEqual(Object.keys(parsed), [
    'ok',
    'version',
    'pages',
    'errors',
    'warnings',
    'infos',
    'suppressed',
    'findings',
  ]);
  assert.deepEqual(parsed.findings[2], {
    code: 'link-missing',
    level: 'error',
    message: 'The link "/a, b" leads\nto 100% nothing: \u001b[31mred.',
    fix: 'Write "/b".',
    file: 'guide/my page,1.mdx',
    line: 3,
    column: 13,
    related: [{file: 'b.mdx', line: 1, column: 1}],
  });
});

test('github gets workflow commands that no text can break', () => {
  assert.equal(
    formatGithub(report).split('\n')[2],
    '::error file=guide/my page%2C1.mdx,line=3,col=13,title=link-missing::The link "/a, b" leads%0Ato 100%25 nothing: \ufffd[31mred.%0AFix: Write "/b".',
  );
  assert.match(formatGithub(report), /^::notice file=a\.mdx,line=1,col=1,title=page-orphan::Alone\.\n::warning /);
});

test('sarif has rules, results with positions, and encoded URLs', () => {
  const {version, runs} = JSON.parse(formatSarif(report)) as {version: string; runs: [Record<string, unknown>]};
  assert.equal(version, '2.1.0');
  const [run] = runs;
  assert.deepEqual(run.tool, {
    driver: {
      name: 'lectern',
      version: '1.2.3',
      rules: [{id: 'link-missing'}, {id: 'page-orphan'}, {id: 'prop-unknown'}],
    },
  });
  const results = run.results as Record<string, unknown>[];
  assert.deepEqual(
    results.map(({level, ruleIndex}) => [level, ruleIndex]),
    [
      ['note', 1],
      ['warning', 2],
      ['error', 0],
    ],
  );
  assert.deepEqual(results[2]?.locations, [
    {physicalLocation: {artifactLocation: {uri: 'guide/my%20page,1.mdx'}, region: {startLine: 3, startColumn: 13}}},
  ]);
  assert.deepEqual(results[2]?.relatedLocations, [
    {id: 0, physicalLocation: {artifactLocation: {uri: 'b.mdx'}, region: {startLine: 1, startColumn: 1}}},
  ]);
});

test('duplicates are removed, and findings are sorted by position', () => {
  const twice = buildReport([...problems, ...problems].reverse(), {version: '1.2.3', pages: 2, suppressed: 1});
  assert.deepEqual(twice, report);
});
