import type {Source as FileText} from '../../base/source.js';
import type {Fragment, PropValue, RenderNode} from '../../tree/render-tree.js';
import type {Node} from '../../tree/tree.js';

/** A snippet or component of the page: the nodes of its name, and the names in their scope. */
export interface NameDefinition {
  readonly nodes: readonly Node[];
  readonly scope: Names;
  /** Resolved already, instead of the nodes: content that the interpreter passes on. */
  readonly fragment?: Fragment;
  /** Set for something that only a JavaScript runtime could render: its package or script. */
  readonly from?: string;
}

/** Names that the text of a page can use. */
export interface Names {
  readonly values: ReadonlyMap<string, PropValue>;
  readonly definitions: ReadonlyMap<string, NameDefinition>;
  /** Exported or imported names whose value is neither a literal nor markup: source that the interpreter reads. */
  readonly sources: ReadonlyMap<string, NamedSource>;
  /** The snippet that these are the names of; absent for the page itself. */
  readonly origin?: FileText;
}

export interface NamedSource {
  readonly source: string;
  /** Names that its own file has. */
  readonly scope: () => Names;
}

/** `user` where the site knows no reader: every fallback of the author shows (docs/contract.md, section 4). */
export const noReader: PropValue = Object.freeze(Object.create(null));

export const noNames: Names = {values: new Map(), definitions: new Map(), sources: new Map()};

/** Result of an expression, or the lack of one. `needsScript` means that only a JavaScript runtime could run it. */
export type ExpressionResult =
  | {readonly ok: true; readonly value: PropValue}
  | {readonly ok: false; readonly needsScript?: boolean};

/** Interprets what `readLiteral` does not; loaded only for pages that have such expressions. Never runs anything. */
export interface Interpreter {
  /** Returns the value of an expression. */
  evaluate(source: string, names: Names, host: InterpreterHost): ExpressionResult;
  /** Renders a component without hooks (`({name}) => <b>{name}</b>`) for these props. */
  call(
    source: string,
    props: ReadonlyMap<string, PropValue>,
    children: readonly RenderNode[],
    names: Names,
    host: InterpreterHost,
  ): ExpressionResult;
}

/** Runs components of the project, where that is allowed. */
export interface LiveOptions {
  /** Kinds of code that the host allows. */
  readonly run: readonly string[];
  /** URLs of docs.json, which may allow more, and of its folder. */
  readonly config: string;
  readonly root: string;
  /** Returns the interpreter that leaves places for them. `needsToRun` finds their sources. */
  interpreter(plain: Interpreter, needsToRun: RegExp): Promise<Interpreter>;
}

/** Services that the interpreter needs for markup in an expression. */
export interface InterpreterHost {
  /** Returns the nodes of a name of the page. */
  nodes(definition: NameDefinition): readonly RenderNode[];
  /** Returns whether one of our components has the name. */
  isOurs(name: string): boolean;
  /** Returns an element of the markup, which may be a component of the page itself. */
  element(use: MarkupUse, names: Names): readonly RenderNode[];
  /** Marks what depends on `user`, so that a session fills it later. */
  readonly marksUser?: boolean;
}

export interface MarkupUse {
  readonly name: string;
  readonly props: ReadonlyMap<string, PropValue>;
  readonly children: readonly RenderNode[];
}
