/** Location of a site and its form of URLs, from attributes of the script tag or `<docs-shell>`. */
export interface Options {
  /** Absolute URL of docs.json. */
  readonly config: string;
  /** Absolute URL of the folder that contains docs.json, with a slash at its end. */
  readonly root: string;
  /** Base path of page URLs, at least `/`. */
  readonly base: string;
  /** Location of the project's files if not `base`, because docs.json is in another folder or on another host. */
  readonly files?: string;
  readonly router: 'hash' | 'history';
  /** URL of the change events of `lectern dev`. Absent on other sites. */
  readonly dev?: string;
  /** Absolute URL of the manifest, if the tag has one. */
  readonly manifest?: string;
  /** Style sheets of the project from the tag: paths relative to `root`. */
  readonly styles: readonly string[];
  /** Whether to request the style sheets that hosted platforms load, because no list of style sheets exists. */
  readonly guessesStyles: boolean;
  /** Kinds of project code that may run: `scripts`. */
  readonly run: readonly string[];
  /** Language of the HTML document. */
  readonly language?: string;
  /** Reads an attribute. Set if `spec` lists the API documents of the site. */
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
  // A base is always a path of this origin.
  const base = written && new URL(written.endsWith('/') ? written : `${written}/`, document.baseURI).pathname;
  // The `src` of a script tag is the script itself, so its docs.json is in `config`.
  const named = host?.getAttribute('src') ?? script?.getAttribute('config');
  // With the history router, the page is in no folder of the project, so docs.json is at the base.
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
