export interface PageVisit {
  /** URL of the page without private parts (`describeVisiblePage`). */
  readonly url: string;
  /** Path of `url`. With the hash router, the path after `#`. */
  readonly path: string;
  readonly title: string;
}

export interface ProviderLoading {
  /** Options of the provider in docs.json. */
  readonly settings: Readonly<Record<string, string>>;
  /** Adds a script of the provider to the page. Rejects if it fails to load. */
  load(src: string, attributes?: Readonly<Record<string, string>>): Promise<void>;
}

/** Sends a page view to the provider. */
export type SendPageView = (view: PageVisit) => void | Promise<void>;

/**
 * Sets up a provider as documented, but without an inline script, which policies block. Returns undefined if docs.json
 * lacks a required option.
 */
export type Provider = (loading: ProviderLoading) => SendPageView | undefined;

/** `window`, typed for the global variables of provider scripts. */
export const globals = globalThis as unknown as Record<string, unknown>;

/** Returns the global array in which a provider's script looks for earlier calls. Creates it if it is missing. */
export function getQueue(name: string): unknown[] {
  globals[name] ??= [];
  return globals[name] as unknown[];
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/**
 * Calls a method of a provider's library. Until the library is ready, adds the call to the queue that the library reads
 * later, sometimes long after its script has run.
 */
export function callOrQueue(name: string, method: string, ...args: readonly unknown[]): void {
  const library = globals[name] as Methods & {push?(call: readonly unknown[]): void};
  if (typeof library?.[method] === 'function') library[method]?.(...args);
  else library?.push?.([method, ...args]);
}

const POLL_MS = 100;
const TIMEOUT_MS = 30_000;

/** Resolves to a library without a queue, as soon as it has `method`. Rejects after a timeout. */
export async function waitForMethod<Library>(name: string, method: keyof Library & string): Promise<Library> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const library = globals[name] as Methods | undefined;
    if (typeof library?.[method] === 'function') return library as Library;
    await new Promise(done => setTimeout(done, POLL_MS));
  }
  throw new Error(`The script of the provider did not define ${name}.${method}.`);
}

/** Creates a global function that records its calls in `.q`, until the provider's script replaces it. */
export function createCallQueue(name: string): (...args: readonly unknown[]) => void {
  if (!globals[name]) {
    const calls: unknown[] = [];
    globals[name] = Object.assign((...args: readonly unknown[]) => void calls.push(args), {q: calls});
  }
  return (...args) => (globals[name] as (...args: readonly unknown[]) => void)(...args);
}

/** Parses a URL option. Returns the URL without a slash at the end, or undefined if it is invalid. */
export function parseBaseUrl(setting: string | undefined): string | undefined {
  if (!setting) return undefined;
  const text = setting.includes('://') ? setting : `https://${setting}`;
  return /^https?:/.test(text) && URL.canParse(text) ? text.replace(/[/?#]+$/, '') : undefined;
}
