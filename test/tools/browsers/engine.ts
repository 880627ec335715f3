// The common interface of three browser engines for the journeys.

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Values that can be passed to a page and returned from it. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | {readonly [key: string]: Plain};

/** A key name as in `KeyboardEvent.key`. `Control+k` holds one key down. */
export type KeyName = string;

/** The single tab of an engine. Selectors also match elements in shadow roots. */
export interface Tab {
  readonly engine: EngineName;
  go(url: string): Promise<void>;
  /** Runs a function in the page. It can use its arguments and the page, but nothing from its file. */
  run<Result, Given extends readonly Plain[]>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks the element that the page's `__find` returns for a selector and a text. */
  click(selector: string, text?: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Runs a function in a window that the page has opened, until it returns true. The function can close the window. */
  inPopup(script: () => boolean): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  readonly tab: Tab;
  close(): Promise<void>;
}

/** Polls until a condition is true, for ten seconds. An error counts as false. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await isTrue().catch(() => false)); turn++) {
    if (turn > 200) throw new Error('It did not become true in ten seconds.');
    await new Promise(done => setTimeout(done, 50));
  }
}

/** Starts an engine, or returns the reason why it is unavailable. */
export type StartEngine = () => Promise<Engine | {readonly reason: string}>;

/** Splits `Control+k` into held keys and the pressed key. */
export function keysOf(name: KeyName): {readonly held: readonly string[]; readonly key: string} {
  const parts = name.split('+');
  return {held: parts.slice(0, -1), key: parts.at(-1) as string};
}
