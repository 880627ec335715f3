import {memoryFiles} from '../../src/files.js';
import {readFlatYaml, splitFrontmatter} from '../../src/page/frontmatter.js';
import {buildPageHead} from '../../src/page/page.js';
import {pageContext} from '../../src/page-context.js';
import {type PageSource, type PageSurroundings, pageMarkdown, pageText} from '../../src/page-markdown.js';

const file = 'guides/page.mdx';

function page(source: string): PageSource {
  const frontmatter = readFlatYaml(splitFrontmatter(source).yaml ?? '') ?? new Map();
  return {file, frontmatter, head: buildPageHead(frontmatter), source};
}

function surroundings(files: Readonly<Record<string, string>>): PageSurroundings {
  const context = pageContext('guides/page', file, {base: '/docs/', router: 'history'});
  return {files: memoryFiles(files), snippets: new Map(), context};
}

/** The Markdown of a page's text on a site below `/docs/`, with other files of the project by path. */
export function write(source: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  return pageMarkdown(page(source), surroundings(files));
}

export function words(source: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  return pageText(page(source), surroundings(files));
}
