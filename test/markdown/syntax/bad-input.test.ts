import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseTree} from '../../../src/markdown/syntax/parse-tree.js';
import {getPlainText} from '../../../src/tree/tree.js';
import {hostilePages} from './hostile-pages.js';

// Inputs that could take quadratic time, and their expected CPU milliseconds.
const measured: Readonly<Record<string, number>> = {
  'unclosed tags': 110,
  'open braces': 50,
  quotes: 50,
  'quotes with items': 50,
  '500 nested lists': 280,
  '400 nested lists with blank lines': 360,
  'a list of 1 MB': 850,
  'a table of 1 MB': 340,
  'a paragraph of 1 MB': 360,
  'a page of 1 MB': 380,
  'a fence of 1 MB': 50,
  'stars and letters': 70,
  'three stars and two': 200,
  'openers of one kind, closers of the other': 180,
  'emphasis in emphasis': 90,
  'tags and emphasis in each other': 500,
  'open brackets': 70,
  'brackets around': 50,
  'links and one parenthesis': 50,
  'pictures of 1 MB side by side': 550,
  'links of 1 MB to one definition': 890,
  backticks: 50,
  'runs of backticks, each longer': 50,
  references: 80,
  'references without end': 50,
  'mail addresses of 1 MB': 400,
  'underlined headings': 80,
  definitions: 120,
  'a quote of lazy lines': 50,
  'nested quotes of lazy lines': 50,
  'a list of lazy lines': 50,
  'a list in a quote of lazy lines': 60,
  'quotes of a heading and no lazy line': 200,
  'spaces in a heading': 50,
  'spaces in a row': 50,
  '5,000 nested tags in a line': 200,
  'tags in an item': 240,
};

for (const [name, milliseconds] of Object.entries(measured))
  test(`${name}: parsed in time`, () => {
    const [, page, words] = hostilePages.find(([each]) => each === name) as (typeof hostilePages)[number];
    const before = process.cpuUsage();
    const {nodes} = parseTree(page);
    const {user, system} = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    // Ten times as long is still far from quadratic. Other tests run at the same time.
    assert.ok(spent <= 10 * milliseconds, `${Math.round(spent)} ms`);
    if (words) assert.ok(getPlainText(nodes).includes(words));
  });
