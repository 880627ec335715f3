import {adoptSheets} from '../../../../elements/base/adopt.js';
import {define} from '../../../../elements/base/define.js';
import {defineBelow} from '../../../../elements/base/define-below.js';
import {DocsLive, setLiveHost} from '../../../../elements/content/docs-live/docs-live.js';
import resetCss from '../../../../elements/theme/live-reset.css';
import type {Files} from '../../../../src/base/files.js';
import {withoutExtension} from '../../../../src/base/page-files.js';
import type {PageContext} from '../../../../src/components/component.js';
import type {Linker} from '../../../../src/site/live/linker.js';
import type {LiveInterpreter} from '../../../../src/site/live/live-interpreter.js';
import {createPageContext} from '../../../../src/site/page/create-page-context.js';
import type {Options} from '../../boot/options.js';

/** Files that the islands of a page need, and the CSS classes in them. */
type WantedOfPage = Pick<LiveInterpreter, 'wanted' | 'classes'>;
export type LinkPage = (wanted: WantedOfPage, files: Files, context: PageContext) => Promise<Linker>;
export type RunningPage = [
  page: string,
  wanted: WantedOfPage,
  place: {readonly file: string; readonly files: Files; readonly options: Options},
];

/** Function that links a page's files, by page. The next page may load while the previous one is still visible. */
const pages = new Map<string, () => Promise<Linker>>();
const cacheSize = 20;
/** Islands that wait until the files of their page have loaded, by page. */
const waiting = new Map<string, readonly ((linker: Promise<Linker>) => void)[]>();

adoptSheets(resetCss);
setLiveHost({
  // After navigation, islands can be in the document before `runPage` registers their page. Let them wait.
  linkerOf: page =>
    pages.get(page)?.() ??
    new Promise(done => {
      waiting.set(page, [...(waiting.get(page) ?? []), done]);
    }),
  drawn: defineBelow,
});

/** Runs a page's islands. Links their files when the first island is in the document. */
export function runPage(link: LinkPage, ...[page, wanted, {file, files, options}]: RunningPage): void {
  const context = createPageContext(withoutExtension(file), file, options);
  let linking: Promise<Linker> | undefined;
  const linked = () => {
    linking ??= link(wanted, files, context);
    return linking;
  };
  pages.set(page, linked);
  for (const done of waiting.get(page) ?? []) done(linked());
  waiting.delete(page);
  if (pages.size > cacheSize) pages.delete(pages.keys().next().value as string);
  define('docs-live', DocsLive);
}
