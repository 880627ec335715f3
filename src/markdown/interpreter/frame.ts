import type {Host, Names, Source} from './names.js';
import type {Thing} from './thing.js';

/** The names of one file, with their values so far. */
export class Frame {
  readonly names: Names;
  readonly host: Host;
  /** Values of exported sources, so that each is interpreted once. */
  readonly values = new Map<Source, Thing>();
  readonly #frames: Map<Names, Frame>;

  constructor(names: Names, host: Host, frames: Map<Names, Frame> = new Map()) {
    this.names = names;
    this.host = host;
    this.#frames = frames.set(names, this);
  }

  /** Returns the names of another file. */
  of(names: Names): Frame {
    return this.#frames.get(names) ?? new Frame(names, this.host, this.#frames);
  }
}
