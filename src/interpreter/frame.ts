import type {Definition, Draw, Names, Source} from '../components/render-tree.js';
import type {Html} from '../html.js';
import type {Value} from '../tree/literal.js';
import {freshName} from './budget.js';
import {Markup, type Thing} from './thing.js';

/**
 * The names of one file, and more names that the interpreter adds: the renderer draws trees of plain data, so a value
 * that stands in a tree gets a name there (`$1`).
 */
export class Frame {
  readonly names: Names;
  readonly drawNodes: Draw;
  /** Values of exported sources, so that each is interpreted once. */
  readonly values = new Map<Source, Thing>();
  readonly #frames: Map<Names, Frame>;
  #extended: {values: Map<string, Value>; definitions: Map<string, Definition>; sources: Names['sources']} | undefined;

  constructor(names: Names, draw: Draw, frames: Map<Names, Frame> = new Map()) {
    this.names = names;
    this.drawNodes = draw;
    this.#frames = frames.set(names, this);
  }

  /** The frame of another file. */
  of(names: Names): Frame {
    return this.#frames.get(names) ?? new Frame(names, this.drawNodes, this.#frames);
  }

  nameValue(value: Value): string {
    const name = freshName();
    this.#extend().values.set(name, value);
    return name;
  }

  nameMarkup(markup: Html | Markup): string {
    const name = freshName();
    const definition =
      markup instanceof Markup
        ? {nodes: markup.nodes, scope: markup.frame.scope}
        : {nodes: [], scope: this.names, html: markup};
    this.#extend().definitions.set(name, definition);
    return name;
  }

  /** The names that nodes of this frame are drawn with. */
  get scope(): Names {
    return this.#extended ?? this.names;
  }

  draw(markup: Markup): Html {
    return this.drawNodes(markup.nodes, markup.frame.scope);
  }

  // Copied only when a tree has values in it: most are literal.
  #extend() {
    const {values, definitions, sources} = this.names;
    this.#extended ??= {values: new Map(values), definitions: new Map(definitions), sources};
    return this.#extended;
  }
}
