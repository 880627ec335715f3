import {DocsLive, setLiveHost} from '../../../elements/docs-live/docs-live.js';
import {define} from '../../../elements/register.js';
import type {Files} from '../../../src/base/files.js';
import type {LiveInterpreter} from '../../../src/live/live-interpreter.js';
import {pageContext} from '../../../src/open-page/page-context.js';
import type {Options} from '../boot/options.js';
import {linkInPage} from './link-in-page.js';

type Linking = ReturnType<typeof linkInPage>;

/** The files of pages, by their reading: a page may be read while the one before is still there. */
const pages = new Map<string, () => Linking>();
const kept = 20;

setLiveHost({
  linkerOf: page => pages.get(page)?.() ?? Promise.reject(new Error('The page of this component is not open.')),
});

/** Lets the islands of a page run: their files are compiled when the first of them is in the document. */
export function runInPage(
  page: string,
  wanted: Pick<LiveInterpreter, 'wanted' | 'classes'>,
  {file, files, options}: {readonly file: string; readonly files: Files; readonly options: Options},
): void {
  const context = pageContext(file.replace(/\.mdx?$/, ''), file, options);
  let linking: Linking | undefined;
  pages.set(page, () => {
    linking ??= linkInPage(wanted, files, context);
    return linking;
  });
  if (pages.size > kept) pages.delete(pages.keys().next().value as string);
  define('docs-live', DocsLive);
}
