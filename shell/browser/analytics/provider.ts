export interface PageView {
  /** URL in the address bar without private parts (`visibleAddress`). */
  readonly url: string;
  /** Path of `url`, with the path after `#` for the hash router. */
  readonly path: string;
  readonly title: string;
}

export interface Loading {
  /** Settings of docs.json for the provider. */
  readonly settings: Readonly<Record<string, string>>;
  /** Adds a script of the provider to the page. Rejects if it fails to load. */
  load(src: string, attributes?: Readonly<Record<string, string>>): Promise<void>;
}

/** Reports a page view. */
export type Report = (view: PageView) => void | Promise<void>;

/** Initializes a provider as documented, without its inline script. Returns undefined if a setting is missing. */
export type Provider = (loading: Loading) => Report | undefined;

/** Variables of provider scripts on `window`. */
export const globals = globalThis as unknown as Record<string, unknown>;

/** Returns the global queue that a provider's script reads, existing or new. */
export function queue(name: string): unknown[] {
  globals[name] ??= [];
  return globals[name] as unknown[];
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/**
 * Calls a method of a library. Before the library is ready, adds the call to the queue under its name. The library
 * reads the queue later, sometimes long after its script has run.
 */
export function callOrQueue(name: string, method: string, ...args: readonly unknown[]): void {
  const library = globals[name] as Methods & {push?(call: readonly unknown[]): void};
  if (typeof library?.[method] === 'function') library[method]?.(...args);
  else library?.push?.([method, ...args]);
}

const POLL_MS = 100;
const TIMEOUT_MS = 30_000;

/** Resolves to a library without a queue, once it has a method. Rejects if it does not become ready. */
export async function waitForMethod<Library>(name: string, method: keyof Library & string): Promise<Library> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const library = globals[name] as Methods | undefined;
    if (typeof library?.[method] === 'function') return library as Library;
    await new Promise(done => setTimeout(done, POLL_MS));
  }
  throw new Error(`${name}.${method} is not there.`);
}

/** Returns a function on `window` that stores its calls as `.q` until the provider's script replaces it. */
export function callQueue(name: string): (...args: readonly unknown[]) => void {
  if (!globals[name]) {
    const calls: unknown[] = [];
    globals[name] = Object.assign((...args: readonly unknown[]) => void calls.push(args), {q: calls});
  }
  return (...args) => (globals[name] as (...args: readonly unknown[]) => void)(...args);
}

/**
 * Returns the origin and path of a setting that is a URL, without a slash at its end. Undefined for any other value.
 */
export function readOriginUrl(setting: string | undefined): string | undefined {
  if (!setting) return undefined;
  const text = setting.includes('://') ? setting : `https://${setting}`;
  return /^https?:/.test(text) && URL.canParse(text) ? text.replace(/[/?#]+$/, '') : undefined;
}
