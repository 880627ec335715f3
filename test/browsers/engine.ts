// One small interface over three browser engines, as much of it as the journeys need.

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Values that can be handed to a page and come back from it. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | {readonly [key: string]: Plain};

/** Names of keys as `KeyboardEvent.key` has them; `Control+k` holds one down. */
export type KeyName = string;

/** The one tab of an engine. Elements are found in shadow roots too. */
export interface Tab {
  readonly engine: EngineName;
  go(url: string): Promise<void>;
  /** Runs a function in the page; it sees its arguments and the page, nothing of this file. */
  run<Result, Given extends readonly Plain[]>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks with the mouse on what `__find` of the page gives for a selector and a text. */
  click(selector: string, text?: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** Runs a function in the window that the page has opened, until it is true; the window may close at that. */
  inPopup(script: () => boolean): Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  readonly tab: Tab;
  close(): Promise<void>;
}

/** Asks until something is true, for ten seconds. An error counts as false. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await isTrue().catch(() => false)); turn++) {
    if (turn > 200) throw new Error('It did not become true in ten seconds.');
    await new Promise(done => setTimeout(done, 50));
  }
}

/** Starts an engine, or says why it cannot be had here. */
export type StartEngine = () => Promise<Engine | {readonly reason: string}>;

/** `Control+k` as the keys that are held, and the one that is pressed. */
export function keysOf(name: KeyName): {readonly held: readonly string[]; readonly key: string} {
  const parts = name.split('+');
  return {held: parts.slice(0, -1), key: parts.at(-1) as string};
}
