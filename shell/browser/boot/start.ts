import {adoptSheets} from '../../../elements/base/adopt.js';
import {isEnglish} from '../../../elements/base/messages.js';
import {setAttributes} from '../../../elements/base/set-attributes.js';
import {setHtml} from '../../../elements/base/set-html.js';
import {readStored, writeStored} from '../../../elements/base/storage.js';
import {setIconBase} from '../../../elements/content/docs-icon/create-icon-base.js';
import {applyAppearance} from '../../../elements/site-chrome/site-theme/mode.js';
import codeCss from '../../../elements/theme/code.css';
import contentCss from '../../../elements/theme/content.css';
import {layoutSheets} from '../../../elements/theme/layout-sheets.js';
import {proseSheets} from '../../../elements/theme/prose-sheets.js';
import {tokenSheets} from '../../../elements/theme/token-sheets.js';
import {isFile} from '../../../src/base/files.js';
import type {CodeToType} from '../../../src/base/ports.js';
import type {TreeCache} from '../../../src/markdown/resolve/resolve-page.js';
import {renderContents} from '../../../src/site/chrome/contents.js';
import {findPackageFont} from '../../../src/site/chrome/find-own-font.js';
import {buildPageAttributes} from '../../../src/site/chrome/site-attributes.js';
import {loadingSkeleton, renderSkeleton} from '../../../src/site/chrome/skeleton.js';
import {createPageContext} from '../../../src/site/page/create-page-context.js';
import {
  buildPage,
  openPage,
  type PageDocument,
  type PageOptions,
  type PageResult,
} from '../../../src/site/page/open-page.js';
import {listFolderDocuments, mayBeGenerated, type PageStart, readPageStart} from '../../../src/site/page-start.js';
import {toSitePath} from '../../../src/site/routes/address.js';
import type {Site} from '../../../src/site/site.js';
import {linkOwnStyles} from '../chrome/own-styles.js';
import {applyThemeAssets, preloadStoredFonts} from '../chrome/theme-assets.js';
import type {PaintedSite, SiteState} from './core.js';
import {Extensions} from './extensions.js';
import {fetchFiles} from './fetch-files.js';
import {PageMessages} from './page-messages.js';
import type {PreloadedRequests} from './preload.js';
import {findSkeletonParts, setPlatformIds} from './skeleton.js';
import {waitForPaint} from './wait-for-paint.js';

/** Results that load in parallel: docs.json, the code of the page chrome, and the parsed site. */
interface Loading {
  readonly files: SiteState['files'];
  readonly docs: Promise<ConfigJson>;
  readonly first: Promise<PageStart>;
  readonly chrome: Promise<typeof import('../chrome/render-chrome.js')>;
  readonly site: Promise<Site | undefined>;
}

/** Renders the skeleton, then the page's text, and then starts the page chrome. */
export async function startSite(preloads: PreloadedRequests): Promise<void> {
  preloadStoredFonts(preloads.options.base);
  adoptSheets(...tokenSheets, ...layoutSheets, contentCss, ...proseSheets, codeCss);
  linkOwnStyles(preloads.options);
  setIconBase('lucide', preloads.options.root);
  const {files, docs, ...loading} = load(preloads);
  const messages = new PageMessages(slug => findLanguage(docs, slug, preloads.options.language));
  const pages = createOpener(
    {early: preloads, files, messages},
    async slug => !mayBeGenerated(slug, await loading.first),
  );
  // Render the page in the URL now, without waiting for docs.json.
  const named = preloads.page && open(pages, preloads.page.slug);
  const first = await loading.first;
  const look = await applyLook(first, preloads);
  const address = toSitePath(location, preloads.options).replace(/[?#].*/, '');
  const opening = named ?? open(pages, address === '/' ? first.home : undefined);
  void opening.then(page =>
    page ? undefined : preloadDocument(listFolderDocuments(address.slice(1), first), preloads),
  );
  // Wait up to 50 ms for the text, so that the first paint includes it.
  const soon = await Promise.race([opening, new Promise<'later'>(done => setTimeout(done, 50, 'later'))]);
  const parts = showSkeleton(first, {isApiPage: !soon && mayBeGenerated(address.slice(1), first)});
  // An API page, which has no file, gets its placeholder with the navigation.
  if (soon === 'later') setHtml(parts.head, loadingSkeleton);
  const put: SiteState['put'] = preloads.options.dev ? (await import('../dev/patch-html.js')).patchHtml : setHtml;
  const core: SiteState = {
    early: preloads,
    files,
    parts,
    first,
    messages,
    ...pages,
    put,
    painted: {},
    paint: page => paint(page, core),
  };
  const shown = await opening;
  const slug = shown?.slug ?? (address === '/' ? (first.home ?? 'index') : address.slice(1));
  await messages.of(slug);
  messages.show(await messages.languageOf(slug));
  // Wait for fonts before anything is visible: a later font would move the text.
  await look.fonts;
  if (shown) {
    core.paint(shown);
    await waitForPaint();
  }
  const {startChrome, readSite} = await loading.chrome;
  await startChrome(shown ? {...core, shown} : core, (await loading.site) ?? (await readSite(files, preloads)));
}

function load(preloads: PreloadedRequests): Loading {
  const files = fetchFiles(preloads);
  const docs = readConfigJson(files, preloads);
  // Load the page chrome after the first response: otherwise it competes with the text for bandwidth.
  const chrome = Promise.race([preloads.draft ?? preloads.config, preloads.page?.response ?? preloads.config]).then(
    () => import('../chrome/render-chrome.js'),
  );
  // The sidebar shows titles of the manifest, so request it with the page chrome.
  const {manifest} = preloads.options;
  if (manifest)
    void preloads.config.then(() => import('./manifest.js')).then(({readManifest}) => readManifest(manifest));
  return {
    files,
    docs,
    first: (preloads.draft ?? docs.then(({json}) => json)).then(readPageStart),
    chrome,
    // Parse docs.json while the browser paints the text. Afterwards, only the page chrome has to render.
    site: Promise.all([chrome, docs]).then(([{readSite}, {isLarge}]) =>
      isLarge ? undefined : readSite(files, preloads),
    ),
  };
}

async function findLanguage(docs: Loading['docs'], slug: string, language = ''): Promise<string> {
  const {json, namesLanguage} = await docs;
  if (!namesLanguage && isEnglish(language)) return language || 'en';
  return (await import('./load-interface-language.js')).findFirstLanguage(json, slug, language);
}

/**
 * Applies theme and color mode, and starts to load fonts. `fonts` in the result resolves when they have loaded or are
 * too late.
 */
async function applyLook({theme, fonts, appearance}: PageStart, {options, assets, isQuick}: PreloadedRequests) {
  if (theme) await (await import('../chrome/themes.js')).applyTheme(theme);
  // Load them after the theme, whose values they override.
  const loading = applyThemeAssets(
    options.base,
    () =>
      fonts.heading || fonts.body
        ? import('../chrome/own-fonts.js').then(({listProjectFonts}) => listProjectFonts(fonts, options.root))
        : [findPackageFont(`${assets}fonts/`, theme)],
    await isQuick,
  );
  applyAppearance(appearance);
  writeStored(`lectern:default:${options.base}`, document.documentElement.dataset.mode ?? '');
  return {fonts: loading};
}

/** Renders the page skeleton. Call it after docs.json has loaded: tabs and banner set the header height. */
function showSkeleton({hasTabs, banner}: PageStart, {isApiPage}: {readonly isApiPage: boolean}): SiteState['parts'] {
  const host = document.querySelector('docs-shell') ?? document.body.appendChild(document.createElement('docs-shell'));
  setHtml(host, renderSkeleton());
  const parts = findSkeletonParts(host);
  if (hasTabs) parts.site.dataset.tabs = '';
  if (isApiPage) parts.site.dataset.api = '';
  if (banner && !(banner.id && readStored(`lectern:banner:${banner.id}`))) parts.banner.dataset.waiting = '';
  return parts;
}

/** Opens a page whose file is known before the navigation has loaded. */
async function open(pages: Pick<SiteState, 'open'>, slug: string | undefined): Promise<PageDocument | undefined> {
  if (!slug) return undefined;
  const result = await pages.open(slug);
  return result.state === 'ready' && !result.page.metadata.url ? result.page : undefined;
}

/**
 * Starts to load the API document of a generated page while the page chrome loads. Skips this with several documents:
 * only the navigation lists the document of each version.
 */
async function preloadDocument([file, ...others]: readonly string[], {options}: PreloadedRequests): Promise<void> {
  if (file === undefined || others.length > 0) return;
  const {openSharedReader} = await import('../../../elements/api-reference/documents/shared-reader.js');
  void openSharedReader(file, options.root, {isEarly: true}).index();
}

interface ConfigJson {
  readonly json?: unknown;
  readonly isLarge: boolean;
  /** Whether docs.json mentions a language. Most sites do not, and load no code for languages. */
  readonly namesLanguage: boolean;
}

/** Size of docs.json in characters above which parsing its navigation would delay the first paint. */
const largeConfig = 60_000;

async function readConfigJson(files: SiteState['files'], preloads: PreloadedRequests): Promise<ConfigJson> {
  const result = await files.read(preloads.options.config.slice(preloads.options.root.length));
  if (!isFile(result)) return {isLarge: false, namesLanguage: false};
  const isLarge = result.text.length > largeConfig;
  const namesLanguage = result.text.includes('"language"');
  try {
    return {json: JSON.parse(result.text.replace(/^\ufeff/, '')), isLarge, namesLanguage};
  } catch {
    return {isLarge, namesLanguage};
  }
}

/**
 * Creates the functions that open pages. `another` returns whether to try a second file extension: not for a generated
 * page, which has no file.
 */
function createOpener(
  {early, files, messages}: Pick<SiteState, 'early' | 'files' | 'messages'>,
  another: (slug: string) => Promise<boolean>,
): Pick<SiteState, 'open' | 'build' | 'authored' | 'extensions' | 'snippets' | 'documents'> {
  const snippets: TreeCache = new Map();
  const extensions = new Extensions(early.options.base, early.extension);
  const authored = async () => (await import('../page/authored.js')).authored(early);
  const documents: SiteState['documents'] = {};
  const blocks: CodeToType[] = [];
  let types: typeof import('../page/typed-blocks.js') | undefined;
  const ports = {typed: (code: CodeToType) => types?.findTypedBlocks(code) ?? void blocks.push(code)};
  const options = (slug: string): PageOptions => ({
    files,
    extension: extensions.of(slug),
    snippets,
    context: async (of, file) =>
      createPageContext(of, file, {...early.options, ports, messages: await messages.of(of)}),
    authored,
    async settle() {
      if (blocks.length === 0) return false;
      types ??= await import('../page/typed-blocks.js');
      return types.loadTypedBlocks(blocks.splice(0), early.options.dev);
    },
    // With the navigation, this is certain. Until then, ask `another`.
    ...(documents.of ? {documents: documents.of} : {another: () => another(slug)}),
  });
  const ready = async (result: PageResult): Promise<PageResult> => {
    // Generate the rules before the page appears: classes affect the layout.
    if (result.state === 'ready' && result.page.classes.size > 0)
      await (await import('../page/utilities.js')).updateClassSheet(result.page.classes, early.options.dev);
    return result;
  };
  return {
    authored,
    extensions,
    snippets,
    documents,
    async open(slug, signal) {
      const result = await openPage(slug, {...options(slug), ...(signal ? {signal} : {})});
      if (result.state === 'ready') extensions.learn(result.page.file);
      return ready(result);
    },
    build: async (slug, text) => ready({state: 'ready', page: await buildPage(slug, '', text, options(slug))}),
  };
}

function paint(page: PaintedSite, core: SiteState): void {
  const {parts, early, painted, put, messages} = core;
  const spoken = {...early.options, messages: messages.now};
  // API elements read the examples when they connect. Set them before their elements exist.
  painted.written = page.written;
  const {root, site} = buildPageAttributes(page);
  setAttributes(document.documentElement, root);
  setAttributes(parts.site, site);
  setPlatformIds(parts, page.ids);
  put(parts.head, page.top, page.slug);
  put(parts.article, page.content, page.slug);
  const context = createPageContext(page.slug, page.file, spoken);
  parts.skip.textContent = context.messages.skipToContent;
  setHtml(parts.contents, renderContents(page.outline, context));
  const contents = parts.contents.querySelector('details');
  if (contents) contents.open = !page.hasSide && matchMedia('(min-width: 1181px)').matches;
}
