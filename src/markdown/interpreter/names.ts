import type {Source as FileText} from '../../base/source.js';
import type {Fragment, PropValue, RenderNode} from '../../tree/render-tree.js';
import type {Node} from '../../tree/tree.js';

/** A snippet or a component of the page: the nodes that stand for its name, with the names they can see. */
export interface Definition {
  readonly nodes: readonly Node[];
  readonly scope: Names;
  /** Resolved already, in place of the nodes: content that the interpreter passes on. */
  readonly fragment?: Fragment;
  /** Stands for something that only a JavaScript runtime could draw: the package or script that it comes from. */
  readonly from?: string;
}

/** What the text of a page can refer to. */
export interface Names {
  readonly values: ReadonlyMap<string, PropValue>;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Exported or imported names whose value is neither a literal nor markup: source that the interpreter reads. */
  readonly sources: ReadonlyMap<string, Source>;
  /** The snippet that these are the names of; absent for the page itself. */
  readonly origin?: FileText;
}

export interface Source {
  readonly source: string;
  /** Names that its own file has. */
  readonly scope: () => Names;
}

/** `user` where the site knows no reader: every fallback of the author shows (docs/contract.md, section 4). */
export const noReader: PropValue = Object.freeze(Object.create(null));

export const noNames: Names = {values: new Map(), definitions: new Map(), sources: new Map()};

/** What an expression comes to, or that nobody can say. `needsScript`: it is code that only a JavaScript runtime could run. */
export type Answer =
  | {readonly ok: true; readonly value: PropValue}
  | {readonly ok: false; readonly needsScript?: boolean};

/** Interprets what `readLiteral` does not; loaded only for pages that have such expressions. Never runs anything. */
export interface Interpreter {
  /** The value of an expression. */
  evaluate(source: string, names: Names, host: Host): Answer;
  /** What a component without hooks (`({name}) => <b>{name}</b>`) shows for these props. */
  call(
    source: string,
    props: ReadonlyMap<string, PropValue>,
    children: readonly RenderNode[],
    names: Names,
    host: Host,
  ): Answer;
}

/** Lets components of the project run, where somebody has said that they may. */
export interface Live {
  /** What the host says that may run. */
  readonly run: readonly string[];
  /** Addresses of docs.json, which may say it too, and of its folder. */
  readonly config: string;
  readonly root: string;
  /** The interpreter that leaves places for them. `needsToRun` finds their sources. */
  interpreter(plain: Interpreter, needsToRun: RegExp): Promise<Interpreter>;
}

/** What the interpreter asks for the markup in an expression. */
export interface Host {
  /** The nodes that stand for a name of the page. */
  nodes(definition: Definition): readonly RenderNode[];
  /** Whether a component of ours has the name. */
  isOurs(name: string): boolean;
  /** An element of the markup, which may be a component of the page itself. */
  element(use: MarkupUse, names: Names): readonly RenderNode[];
}

export interface MarkupUse {
  readonly name: string;
  readonly props: ReadonlyMap<string, PropValue>;
  readonly children: readonly RenderNode[];
}
