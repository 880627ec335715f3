import {createMemoryFiles} from '../../src/base/files.js';
import {authored} from '../../src/site/page/authored.js';
import {createPageContext} from '../../src/site/page/create-page-context.js';
import {buildPage, type PageDocument, type PageOptions} from '../../src/site/page/open-page.js';

const site = {base: '/docs/', router: 'history'} as const;

export function pageOptions(files: Readonly<Record<string, string>> = {}): PageOptions {
  return {
    files: createMemoryFiles(files),
    extension: '.mdx',
    snippets: new Map(),
    context: (slug, file) => createPageContext(slug, file, site),
    authored: async () => authored,
  };
}

/** Renders a page on a site below `/docs/`. `files` contains other files of the project by path. */
export function drawPage(source: string, files: Readonly<Record<string, string>> = {}): Promise<PageDocument> {
  return buildPage('guides/page', 'guides/page.mdx', source, pageOptions(files));
}

/** Returns the HTML of a page's content. */
export async function draw(source: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  return (await drawPage(source, files)).content.text;
}
