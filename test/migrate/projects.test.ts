import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {frontmatter} from 'micromark-extension-frontmatter';
import {gfm} from 'micromark-extension-gfm';
import {runFrom} from '../../shell/node/init/from/run-from.js';
import {sourceFolder} from '../../shell/node/init/from/source-folder.js';
import {nodeProject} from '../../shell/node/project-files.js';
import {checkProject} from '../../src/check/check-project.js';
import {type Migration, migrate} from '../../src/migrate/migrate.js';
import type {Source} from '../../src/migrate/plan.js';
import {splitFrontmatter} from '../../src/page/frontmatter.js';
import {parseTree} from '../../src/tree/parse-tree.js';
import type {Node} from '../../src/tree/tree.js';

/** Real projects of other tools, which are not part of this repository. */
const shared = ['../../../../shared/migrate', '../../../../../shared/migrate'].map(path => join(import.meta.dirname, path)).find(existsSync);
const skip = shared === undefined ? 'no projects of other tools lie in ../shared/migrate' : false;
const top = mkdtempSync(join(tmpdir(), 'projects-'));
after(() => rmSync(top, {recursive: true}));

interface Counts {
  headings: number;
  code: number;
  callouts: number;
  links: number;
}

/** What CommonMark, as its reference reader has it, finds in a page of the source. */
function countSource(text: string): Counts {
  const tree = fromMarkdown(text, {extensions: [gfm(), frontmatter()], mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown()]});
  const counts: Counts = {headings: 0, code: 0, callouts: 0, links: 0};
  const walk = (node: Nodes) => {
    if (node.type === 'heading') counts.headings++;
    if (node.type === 'code') counts.code++;
    if (['link', 'image', 'linkReference', 'imageReference'].includes(node.type)) counts.links++;
    if ('children' in node) for (const each of node.children) walk(each);
  };
  walk(tree);
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^[\s>]*(?:[-*+] |\d+\. )*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
    else if (!fence && /^\s*(?::{3,}\s*(?:tip|info|note|caution|warning|danger|important)\b|>\s*\[!\w+\]|[!?]> |!!! )/i.test(line)) counts.callouts++;
  }
  return counts;
}

const callouts = new Set(['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Check', 'Important', 'Callout']);

/** The same of a page of ours, as our own reader has it. Its title is a heading too. */
function countOurs(text: string): Counts {
  const {yaml, body} = splitFrontmatter(text);
  const counts: Counts = {headings: /^title:/m.test(yaml ?? '') ? 1 : 0, code: 0, callouts: 0, links: 0};
  const walk = (node: Node) => {
    if (node.type === 'code') counts.code++;
    if (node.type !== 'element') return;
    if (/^h[1-6]$/.test(node.name) && !node.tag) counts.headings++;
    if ((node.name === 'a' || node.name === 'img') && !node.tag) counts.links++;
    if (callouts.has(node.name)) counts.callouts++;
    for (const each of node.children) walk(each);
  };
  for (const each of parseTree(body).nodes) walk(each);
  return counts;
}

async function textOf(source: Source, path: string): Promise<string> {
  const read = await source.read(path);
  return 'text' in read ? read.text : '';
}

for (const name of ['docusaurus-redux', 'vitepress', 'docsify', 'mkdocs'])
  test(`carries over everything of ${name}`, {skip}, async () => {
    const folder = join(shared as string, name);
    const source = await sourceFolder(folder);
    const made = (await migrate(source, undefined)) as Migration;
    for (const [path, from] of made.origins) {
      const theirs = countSource(await textOf(source, from));
      const ours = countOurs(made.texts.get(path) ?? '');
      if (JSON.stringify(theirs) !== JSON.stringify(ours)) console.log(path, from, JSON.stringify(theirs), JSON.stringify(ours));
    }
    assert.equal(await runFrom({from: 'auto', source: folder, out: join(top, name), isForced: false}, {out: () => undefined, err: assert.fail}), undefined);
    const report = await checkProject(nodeProject(join(top, name)), {version: '0.0.0'});
    console.log(report.findings.length);
  });
