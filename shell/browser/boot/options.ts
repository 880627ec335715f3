/** Location of a site and its URL form, from attributes of the script tag or `<docs-shell>`. */
export interface Options {
  /** Absolute URL of docs.json. */
  readonly config: string;
  /** Absolute URL of the folder that holds docs.json, with a last slash. */
  readonly root: string;
  /** Path under which pages have their addresses; `/` at least. */
  readonly base: string;
  /** Location of the project's files if not `base`, because docs.json is in another folder or on another host. */
  readonly files?: string;
  readonly router: 'hash' | 'history';
  /** URL of the change events of `lectern dev`; absent elsewhere. */
  readonly dev?: string;
  /** Absolute URL of the manifest, where one is named. */
  readonly manifest?: string;
  /** Style sheets of the project that the tag names: paths from `root`. */
  readonly styles: readonly string[];
  /** Requests the style sheets that hosted platforms load, because nothing lists those of the project. */
  readonly guessesStyles: boolean;
  /** Kinds of project code that may run: `scripts`. */
  readonly run: readonly string[];
  /** Language of the HTML document. */
  readonly language?: string;
  /** Reads an attribute, where `spec` names the API documents that the site consists of. */
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
  // A base is a path of this origin, whatever is written there.
  const base = written && new URL(written.endsWith('/') ? written : `${written}/`, document.baseURI).pathname;
  // The `src` of a script tag is the script itself; there, docs.json is named by `config`.
  const named = host?.getAttribute('src') ?? script?.getAttribute('config');
  // With real URLs the page is in no folder of the project, so docs.json is at the base.
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
