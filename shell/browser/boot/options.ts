/** Location of a site and form of its URLs, from attributes of the script tag or `<docs-shell>`. */
export interface Options {
  /** Absolute URL of docs.json. */
  readonly config: string;
  /** Absolute URL of the folder that contains docs.json, with a slash at its end. */
  readonly root: string;
  /** Path before each page URL, at least `/`. */
  readonly base: string;
  /** URL of the project's files, if docs.json is not in the folder `base` on this host. */
  readonly files?: string;
  readonly router: 'hash' | 'history';
  /** URL of the event stream of `lectern dev`. Absent on published sites. */
  readonly dev?: string;
  /** Absolute URL of the manifest. Absent if the script tag does not set one. */
  readonly manifest?: string;
  /** Paths of the project's style sheets, relative to `root`. */
  readonly styles: readonly string[];
  /**
   * Whether to request the style sheets that hosted platforms load by convention, because neither tag nor manifest
   * lists any.
   */
  readonly guessesStyles: boolean;
  /** Kinds of project code that may run (attribute `scripts`). */
  readonly run: readonly string[];
  /** `lang` of the HTML document. */
  readonly language?: string;
  /** Reads an attribute of the tag. Set only if `spec` lists API documents instead of a docs.json. */
  readonly reference?: (attribute: string) => string | undefined;
}

export function readOptions(script: Element | null, host: Element | null): Options {
  const given = (name: string) => host?.getAttribute(name) ?? script?.getAttribute(name) ?? undefined;
  const dev = script?.getAttribute('dev');
  const router = given('router') === 'history' ? 'history' : 'hash';
  const written = given('base');
  const list = (name: string) =>
    given(name)
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  const manifest = given('manifest');
  // Keep only the path: `base` is always on the page's origin.
  const base = written && new URL(written.endsWith('/') ? written : `${written}/`, document.baseURI).pathname;
  // The `src` of a script tag is the script, so `config` contains the URL of docs.json.
  const named = host?.getAttribute('src') ?? script?.getAttribute('config');
  // With the history router, the page's URL does not reveal the folder. Look for docs.json at the base.
  const config = new URL(named ?? (router === 'history' ? `${base ?? ''}docs.json` : 'docs.json'), document.baseURI);
  const root = new URL('.', config);
  const language = document.documentElement.lang;
  const folder = root.origin === location.origin ? root.pathname : root.href;
  return {
    config: config.href,
    root: root.href,
    router,
    base: base || root.pathname,
    ...((base || root.pathname) !== folder && {files: folder}),
    ...(dev && {dev: new URL(dev, document.baseURI).href}),
    styles: list('styles'),
    guessesStyles: !['manifest', 'styles', 'spec', 'dev'].some(name => given(name) !== undefined),
    run: list('run'),
    ...(language && {language}),
    ...(given('spec') && {reference: given}),
    ...(manifest && {manifest: new URL(manifest, document.baseURI).href}),
  };
}
