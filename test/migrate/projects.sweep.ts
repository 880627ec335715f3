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

/** Real projects of other tools, which are not in this repository. */
const skip = withoutShared('migrate');
const top = mkdtempSync(join(tmpdir(), 'projects-'));
after(() => rmSync(top, {recursive: true}));

interface Counts {
  headings: number;
  code: number;
  callouts: number;
  links: number;
}

/** Counts the elements of a source page with the reference parser of CommonMark. */
function countSource(text: string): Counts {
  const tree = fromMarkdown(text, {
    extensions: [gfm(), frontmatter()],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown()],
  });
  const counts: Counts = {headings: 0, code: 0, callouts: 0, links: 0};
  let isFirst = true;
  const walk = (node: Nodes) => {
    // The first heading becomes the page's title, outside the text.
    if (node.type === 'heading' && !(isFirst && node.depth === 1)) counts.headings++;
    if (node.type === 'heading') isFirst = false;
    // A URL in a tag is not a separate link.
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

/** Counts the elements of a migrated page with our own parser. */
function countOurs(text: string): Counts {
  const {body} = splitFrontmatter(text);
  const counts: Counts = {headings: 0, code: 0, callouts: 0, links: 0};
  const walk = (node: Node) => {
    if (node.type === 'code') counts.code++;
    if (node.type !== 'element') return;
    if (/^h[1-6]$/.test(node.name) && !node.tag) counts.headings++;
    // An image with a size is now a tag, and footnotes have their own links.
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

/** Accepted differences in the counts, with their reasons. */
const differences: Readonly<Record<string, Difference>> = {
  'vitepress/guide/markdown.mdx': {code: 6}, // `<<<` includes files.
  'vitepress/guide/using-vue.mdx': {code: 1},
  'vitepress/reference/default-theme-search.mdx': {code: 2},
  'vitepress/index.mdx': {links: 3}, // The buttons in its frontmatter.
  'docsify/index.mdx': {links: 3}, // The image and the links of the cover page.
  'docsify/embed-files.mdx': {code: 4, links: -7, headings: 1}, // Seven files are included instead of linked.
  'docsify/ui-kit.mdx': {code: 1, links: -2, callouts: 2}, // Includes two files. Nested callouts count once.
};

/** Number of entries in each source's navigation, counted by hand. Missing entries are listed. */
const entries: Readonly<Record<string, number>> = {
  'docusaurus-redux': 84, // A link to a React page is omitted.
  vitepress: 36, // The folder contains no sidebar, so all pages are listed by folder.
  docsify: 20, // 19 existing pages of the sidebar, and the home page.
  mkdocs: 19,
};

/** Keeps only letters and digits, because tools derive heading ids differently. */
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
        // The page of the source project has no such heading either.
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
            each.what.includes('opens no file of the old project') &&
            message.includes((/"([^"]+)"/.exec(each.what)?.[1] ?? '?').replace(/^[./]+/, '')),
        )
      )
        continue;
      unexplained.push(`${file}:${line} ${code} ${message}`);
    }
    assert.deepEqual(unexplained, []);
  });
