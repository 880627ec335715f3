import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {frontmatterFromMarkdown} from 'mdast-util-frontmatter';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {frontmatter} from 'micromark-extension-frontmatter';
import {gfm} from 'micromark-extension-gfm';
import {runFrom} from '../../shell/node/commands/init/run-from.js';
import {openSourceFolder} from '../../shell/node/commands/init/source-folder.js';
import {openNodeProject} from '../../shell/node/files/project-files.js';
import {checkProject} from '../../src/check/check-project.js';
import {splitFrontmatter} from '../../src/markdown/frontmatter/frontmatter.js';
import {parseTree} from '../../src/markdown/syntax/parse-tree.js';
import {type Migration, migrate} from '../../src/migrate/migrate.js';
import type {MigrationSource} from '../../src/migrate/plan.js';
import type {Node} from '../../src/tree/tree.js';
import {sharedPath, withoutShared} from '../shared.js';

/** Real projects of other tools, which are not part of this repository. */
const skip = withoutShared('migrate');
const top = mkdtempSync(join(tmpdir(), 'projects-'));
after(() => rmSync(top, {recursive: true}));

interface Counts {
  headings: number;
  code: number;
  callouts: number;
  links: number;
}

/** Reads a page of the source by the reference parser of CommonMark. */
function countSource(text: string): Counts {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), frontmatter()],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown()],
  });
  const counts: Counts = {headings: 0, code: 0, callouts: 0, links: 0};
  let isFirst = true;
  const walk = (node: Nodes) => {
    // The first heading is the title: it is above the text of a page of ours.
    if (node.type === 'heading' && !(isFirst && node.depth === 1)) counts.headings++;
    if (node.type === 'heading') isFirst = false;
    // An address inside of a tag is not a link of its own.
    if (node.type === 'link' && node.url.startsWith('mailto:')) return;
    if (node.type === 'code') counts.code++;
    if (['link', 'image', 'linkReference', 'imageReference'].includes(node.type)) counts.links++;
    if ('children' in node) for (const each of node.children) walk(each);
  };
  walk(tree);
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^[\s>]*(?:[-*+] |\d+\. )*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
    else if (
      !fence &&
      /^\s*(?::{3,}\s*(?:tip|info|note|caution|warning|danger|important)\b|>\s*\[!\w+\]|[!?]> |!!! )/i.test(line)
    )
      counts.callouts++;
  }
  return counts;
}

const callouts = new Set(['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Check', 'Important', 'Callout']);

/** Returns the same of a page of ours, as our own reader has it. */
function countOurs(text: string): Counts {
  const {body} = splitFrontmatter(text);
  const counts: Counts = {headings: 0, code: 0, callouts: 0, links: 0};
  const walk = (node: Node) => {
    if (node.type === 'code') counts.code++;
    if (node.type !== 'element') return;
    if (/^h[1-6]$/.test(node.name) && !node.tag) counts.headings++;
    // A picture with a size is a tag now; notes lead to and fro by links of their own.
    const isOurs =
      !node.tag ||
      (node.name === 'img' && node.attributes.has('width') && /docsify/.test(String(node.attributes.get('src'))));
    if ((node.name === 'a' || node.name === 'img') && isOurs && !/^#fn/.test(String(node.attributes.get('href'))))
      counts.links++;
    if (callouts.has(node.name)) counts.callouts++;
    for (const each of node.children) walk(each);
  };
  for (const each of parseTree(body).nodes) walk(each);
  return counts;
}

async function textOf(source: MigrationSource, path: string): Promise<string> {
  const read = await source.read(path);
  return 'text' in read ? read.text : '';
}

type Difference = Partial<Counts>;

/** Accepted differences in counts of our pages, and why. */
const differences: Readonly<Record<string, Difference>> = {
  'vitepress/guide/markdown.mdx': {code: 6}, // `<<<` brings in files.
  'vitepress/guide/using-vue.mdx': {code: 1},
  'vitepress/reference/default-theme-search.mdx': {code: 2},
  'vitepress/index.mdx': {links: 3}, // The buttons of its head.
  'docsify/index.mdx': {links: 3}, // The picture and the links of the cover page.
  'docsify/embed-files.mdx': {code: 4, links: -7, headings: 1}, // Seven files are included instead of the links to them.
  'docsify/ui-kit.mdx': {code: 1, links: -2, callouts: 2}, // Two files are included; callouts inside of a callout count once there.
};

/** How many entries the navigation of each source names, counted by hand; what is not there of them is listed. */
const entries: Readonly<Record<string, number>> = {
  'docusaurus-redux': 84, // A link to a page written in React is left out.
  vitepress: 36, // No sidebar lies in the folder: all pages, by folder.
  docsify: 20, // 19 of the sidebar that are there, and the home page.
  mkdocs: 19,
};

/** Letters and digits alone: how tools make ids out of headings differs in all else. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

for (const name of ['docusaurus-redux', 'vitepress', 'docsify', 'mkdocs'])
  test(`carries over everything of ${name}`, {skip}, async context => {
    const folder = sharedPath(`migrate/${name}`);
    const source = await openSourceFolder(folder);
    const made = (await migrate(source, undefined)) as Migration;
    const sum = {
      theirs: {headings: 0, code: 0, callouts: 0, links: 0},
      ours: {headings: 0, code: 0, callouts: 0, links: 0},
    };
    const wrong: string[] = [];
    for (const [path, from] of made.origins) {
      const theirs = countSource(await textOf(source, from));
      const ours = countOurs(made.texts.get(path) ?? '');
      for (const key of ['headings', 'code', 'callouts', 'links'] as const) {
        sum.theirs[key] += theirs[key];
        sum.ours[key] += ours[key];
        if (theirs[key] + (differences[`${name}/${path}`]?.[key] ?? 0) !== ours[key])
          wrong.push(`${path}: ${theirs[key]} ${key} became ${ours[key]}`);
      }
    }
    assert.deepEqual(wrong, []);
    assert.equal(made.counts.entries, entries[name]);
    assert.equal(
      made.counts.pages,
      source.paths.filter(path => /^docs\/(?:[^_.][^/]*\/)*[^_][^/]*\.mdx?$/.test(path)).length,
    );
    context.diagnostic(
      `${name}: ${made.counts.pages} pages, ${made.counts.entries} entries; there ${JSON.stringify(sum.theirs)}, here ${JSON.stringify(sum.ours)}; ${made.leftovers.length} places left`,
    );
    const out = join(top, name);
    assert.equal(
      await runFrom({from: 'auto', source: folder, out, isForced: false}, {out: () => undefined, err: assert.fail}),
      undefined,
    );
    const report = await checkProject(openNodeProject(out), {version: '0.0.0'});
    const unexplained: string[] = [];
    for (const {code, level, file, line, message} of report.findings) {
      if (level !== 'error') continue;
      const link = /"([^"]+)"/.exec(message)?.[1] ?? '';
      if (code === 'link-anchor-missing') {
        // Neither did the page of the old project have such a heading.
        const [path = '', id = ''] = link.split('#');
        const target =
          [path === '' ? file : `${path.slice(1)}.mdx`, `${path.slice(1)}/index.mdx`].find(each =>
            made.origins.has(each),
          ) ?? '';
        const text = await textOf(source, made.origins.get(target) ?? '');
        if (
          !text.split('\n').some(line => /^#{2,6}\s/.test(line) && bare(line) === bare(id)) &&
          !text.includes(`#${id}}`) &&
          !text.includes(`id="${id}"`)
        )
          continue;
      } else if (
        made.leftovers.some(
          each =>
            each.what.includes('leads nowhere in the old project') &&
            message.includes((/"([^"]+)"/.exec(each.what)?.[1] ?? '?').replace(/^[./]+/, '')),
        )
      )
        continue;
      unexplained.push(`${file}:${line} ${code} ${message}`);
    }
    assert.deepEqual(unexplained, []);
  });
