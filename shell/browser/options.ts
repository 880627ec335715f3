/** Where a site is and how it is addressed, from the attributes of the script tag or of `<docs-shell>`. */
export interface Options {
  /** Absolute URL of docs.json. */
  readonly config: string;
  /** Absolute URL of the folder that holds docs.json, with a last slash. */
  readonly root: string;
  /** Path under which pages have their addresses; `/` at least. */
  readonly base: string;
  readonly router: 'hash' | 'history';
}

export function readOptions(script: Element | null, host: Element | null): Options {
  const given = (name: string) => host?.getAttribute(name) ?? script?.getAttribute(name) ?? undefined;
  // The `src` of a script tag is the script itself; there, docs.json is named by `config`.
  const config = new URL(host?.getAttribute('src') ?? script?.getAttribute('config') ?? 'docs.json', document.baseURI);
  const root = new URL('.', config);
  const router = given('router') === 'history' ? 'history' : 'hash';
  const base = given('base');
  return {
    config: config.href,
    root: root.href,
    router,
    // A base is a path of this origin, whatever is written there.
    base: base ? new URL(base.endsWith('/') ? base : `${base}/`, document.baseURI).pathname : root.pathname,
  };
}
