import type {InterpreterHost, NamedSource, Names} from './names.js';
import type {RuntimeValue} from './runtime-value.js';

/** Names of one file, and the values that have been evaluated so far. */
export class Frame {
  readonly names: Names;
  readonly host: InterpreterHost;
  /** Values of exported expressions, each evaluated once. */
  readonly values = new Map<NamedSource, RuntimeValue>();
  readonly #frames: Map<Names, Frame>;

  constructor(names: Names, host: InterpreterHost, frames: Map<Names, Frame> = new Map()) {
    this.names = names;
    this.host = host;
    this.#frames = frames.set(names, this);
  }

  /** Returns the frame for another file's names. */
  of(names: Names): Frame {
    return this.#frames.get(names) ?? new Frame(names, this.host, this.#frames);
  }
}
