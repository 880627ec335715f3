import type {InterpreterHost, NamedSource, Names} from './names.js';
import type {RuntimeValue} from './thing.js';

/** The names of one file, with their values so far. */
export class Frame {
  readonly names: Names;
  readonly host: InterpreterHost;
  /** Values of exported sources, so that each is interpreted once. */
  readonly values = new Map<NamedSource, RuntimeValue>();
  readonly #frames: Map<Names, Frame>;

  constructor(names: Names, host: InterpreterHost, frames: Map<Names, Frame> = new Map()) {
    this.names = names;
    this.host = host;
    this.#frames = frames.set(names, this);
  }

  /** Returns the names of another file. */
  of(names: Names): Frame {
    return this.#frames.get(names) ?? new Frame(names, this.host, this.#frames);
  }
}
