import {guessedStyles} from '../../../src/base/guessed-styles.js';
import {normalizeSlug} from '../../../src/base/slug.js';
import {toSitePath} from '../../../src/site/routes/address.js';
import {isGenerated} from '../../../src/site/routes/is-generated.js';
import {readOptions} from './options.js';
import type {PreloadedRequests} from './preload.js';

// Entry of the script tag. Keep it small: it requests docs.json and the page before any other code loads.
const root = document.documentElement;
if (root.dataset.lectern) console.warn('This page loads Lectern twice. The second script has no effect.');
else {
  root.dataset.lectern = '1';
  // Request the largest file first: it arrives last, and the page waits for it.
  const core = import('./start.js');
  const script = [...document.scripts].find(each => each.src === import.meta.url) ?? null;
  const options = readOptions(script, document.querySelector('docs-shell'));
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const parse = (text: string | null): unknown => {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  };
  const mode = stored('lectern:mode') ?? stored(`lectern:default:${options.base}`);
  const isDark = mode ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.dataset.mode = isDark ? 'dark' : 'light';
  root.classList.toggle('dark', isDark);
  const get = (url: string) => fetch(url, {credentials: 'same-origin'}).catch(() => undefined);
  const extension = stored(`lectern:extension:${options.base}`) === '.md' ? '.md' : '.mdx';
  // `/` has no page yet: docs.json determines the first page.
  const address = toSitePath(location, options).replace(/[?#].*/, '');
  const slug = address === '/' ? undefined : normalizeSlug(address);
  const requested = performance.now();
  const {reference} = options;
  const written =
    reference &&
    import('./reference.js').then(({generateReferenceConfig}) => generateReferenceConfig(reference, options.root));
  const config = written ? written.then(({config}) => config) : get(options.config);
  // If docs.json takes 100 ms or more, a font can't load in time either.
  const inTime = () => performance.now() - requested < 100;
  const isQuick = config.then(inTime);
  const link = (href: string, more: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), more, {href}));
  if (options.guessesStyles)
    for (const name of guessedStyles)
      link(options.root + name, {
        rel: 'stylesheet',
        onerror() {
          (this as unknown as Element).remove();
        },
      });
  // Generated pages have no file. The last visit stored which pages are generated.
  const hasFile =
    slug !== undefined && !reference && !isGenerated(slug, parse(stored(`lectern:generated:${options.base}`)));
  const path = hasFile ? slug + extension : undefined;
  const page = path
    ? {
        slug: slug as string,
        path,
        response: get(new URL(path.split('/').map(encodeURIComponent).join('/'), options.root).href),
      }
    : undefined;
  const preloads: PreloadedRequests = {
    options,
    extension,
    config,
    ...(written && {draft: written.then(({draft}) => draft)}),
    isQuick,
    ...(page ? {page} : {}),
    assets: new URL('.', import.meta.url).href,
    isFirst: stored(`lectern:default:${options.base}`) === null,
  };
  // Preload the next modules. The page chrome waits until core has loaded, so that they do not compete for bandwidth.
  // Components load only for a page that contains some.
  const preload = (file: string, more: Partial<HTMLLinkElement> = {rel: 'modulepreload'}) =>
    link(new URL(file, import.meta.url).href, more);
  const coreUrl = new URL('chunk:core', import.meta.url).href;
  new PerformanceObserver((entries, observer) => {
    if (!entries.getEntriesByName(coreUrl).length) return;
    observer.disconnect();
    preload('chunk:frame');
  }).observe({type: 'resource', buffered: true});
  // Preload Lectern's own font, unless docs.json sets fonts. Clone the response: its body can be read only once.
  void config.then(async response => {
    if (!response?.ok || !inTime()) return;
    const text = await response.clone().text();
    const face = /"(?:theme_4|reading)"/.test(text) ? 'gelasio' : 'geist';
    if (!text.includes('"font')) preload(`fonts/${face}.woff2`, {rel: 'preload', as: 'font', crossOrigin: 'anonymous'});
  });
  void page?.response.then(async response => {
    if (response?.ok && /^\s*<[A-Za-z]/m.test(await response.clone().text())) preload('chunk:authored');
  });
  void core.then(({startSite}) => startSite(preloads));
}
