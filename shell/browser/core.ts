import {adopt} from '../../elements/base/adopt.js';
import {setHtml} from '../../elements/base/set-html.js';
import {readStored, store} from '../../elements/base/storage.js';
import {setIconBase} from '../../elements/docs-icon/icon-base.js';
import {defineBelow} from '../../elements/register.js';
import {applyAppearance} from '../../elements/site-theme/mode.js';
import contentCss from '../../elements/theme/content.css';
import layoutCss from '../../elements/theme/layout.css';
import tokensCss from '../../elements/theme/tokens.css';
import {isFile} from '../../src/files.js';
import {type FirstPaint, readFirstPaint} from '../../src/first-paint.js';
import {renderContents} from '../../src/frame/contents.js';
import {normalizeSlug} from '../../src/navigation/slug.js';
import {openPage, type PageAnswer, type PageDocument} from '../../src/open-page.js';
import {pageContext} from '../../src/page-context.js';
import type {renderAuthored, TreeCache} from '../../src/render-authored.js';
import {parseAddress} from '../../src/routes/address.js';
import type {Early} from './early.js';
import {Extensions} from './extensions.js';
import {fetchFiles} from './fetch-files.js';
import {type Parts, partsOf, skeleton} from './skeleton.js';

/** What the frame takes over from the first picture. */
export interface Core {
  readonly early: Early;
  readonly files: ReturnType<typeof fetchFiles>;
  readonly parts: Parts;
  readonly first: FirstPaint;
  readonly extensions: Extensions;
  /** The page that is shown already. */
  readonly shown?: PageDocument;
  authored(): Promise<typeof renderAuthored>;
  open(slug: string, unlisted: boolean, signal?: AbortSignal): Promise<PageAnswer>;
  paint(page: Pick<PageDocument, 'top' | 'content' | 'outline' | 'head'> & {slug: string; file: string}): void;
}

/** Puts the skeleton up, shows the text of the page as soon as it is there, and hands over to the frame. */
export async function start(early: Early): Promise<void> {
  adopt(tokensCss, layoutCss, contentCss);
  setIconBase('lucide', `${early.assets}icons/`, early.options.root);
  const files = fetchFiles(early);
  // The frame is asked for when the first answer arrives, so that it does not compete with the text for the line.
  const frame = Promise.race([early.config, early.page?.response ?? early.config]).then(() => import('./frame.js'));
  const first = readFirstPaint(await readConfigJson(files, early));
  // Not before docs.json: it says how high the header is.
  const host = document.querySelector('docs-shell') ?? document.body.appendChild(document.createElement('docs-shell'));
  setHtml(host, skeleton);
  const parts = partsOf(host);
  const core = {early, files, parts, first, ...opener(early, files, parts)};
  if (first.theme) await (await import('./themes.js')).putOnTheme(first.theme);
  applyAppearance(first.appearance);
  store(`lectern:default:${early.options.base}`, document.documentElement.dataset.mode ?? '');
  if (first.hasTabs) parts.site.dataset.tabs = '';
  if (first.banner && !(first.banner.id && readStored(`lectern:banner:${first.banner.id}`)))
    parts.banner.dataset.waiting = '';
  const shown = await firstPage(core);
  if (shown) await painted();
  const {startFrame} = await frame;
  await startFrame(shown ? {...core, shown} : core);
}

/** Until the text is on the screen: the frame must not hold it up. A hidden window draws no frames. */
function painted(): Promise<void> {
  return new Promise(done => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });
}

async function readConfigJson(files: Core['files'], early: Early): Promise<unknown> {
  const result = await files.read(early.options.config.slice(early.options.root.length));
  try {
    return isFile(result) ? JSON.parse(result.text.replace(/^\ufeff/, '')) : undefined;
  } catch {
    return undefined;
  }
}

/** The page of the address, if it can be known before the navigation: what the reader came for. */
async function firstPage(core: Core): Promise<PageDocument | undefined> {
  const path = parseAddress(location, core.early.options).replace(/[?#].*/, '');
  const slug = path === '/' ? core.first.home : normalizeSlug(path);
  if (!slug) return undefined;
  const answer = await core.open(slug, false);
  if (answer.state !== 'ready' || answer.page.head.url) return undefined;
  core.paint(answer.page);
  return answer.page;
}

function opener(
  early: Early,
  files: Core['files'],
  parts: Parts,
): Pick<Core, 'open' | 'paint' | 'authored' | 'extensions'> {
  const snippets: TreeCache = new Map();
  const extensions = new Extensions(early.options.base, early.extension);
  const authored = async () => (await import('./authored.js')).renderAuthored;
  return {
    authored,
    extensions,
    async open(slug, unlisted, signal) {
      const context = (of: string, file: string) => pageContext(of, file, early.options);
      const answer = await openPage(slug, {
        files,
        extension: extensions.of(slug),
        unlisted,
        snippets,
        context,
        authored,
        ...(signal ? {signal} : {}),
      });
      if (answer.state !== 'ready') return answer;
      extensions.learn(answer.page.file);
      // Before the page is shown: classes decide where things stand.
      if (answer.page.usesClasses) await import('./utilities.js');
      return answer;
    },
    paint(page) {
      parts.site.dataset.mode = page.head.mode;
      setHtml(parts.head, page.top);
      setHtml(parts.article, page.content);
      const context = pageContext(page.slug, page.file, early.options);
      setHtml(parts.contents, renderContents(page.outline, context));
      const contents = parts.contents.querySelector('details');
      if (contents) contents.open = matchMedia('(min-width: 1181px)').matches;
      defineBelow(parts.main);
      if (parts.article.querySelector('img'))
        void import('../../elements/image-zoom/image-zoom.js').then(({enlargeImages}) => enlargeImages(parts.main));
    },
  };
}
