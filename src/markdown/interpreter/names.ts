import type {Source as FileText} from '../../base/source.js';
import type {Fragment, RenderNode, TreeValue} from '../../tree/render-tree.js';
import type {Node} from '../../tree/tree.js';

/** A snippet or component that a page defines or imports: its nodes, and the names that they can use. */
export interface NameDefinition {
  readonly nodes: readonly Node[];
  readonly scope: Names;
  /** Nodes that are resolved already, to use instead of `nodes`. */
  readonly fragment?: Fragment;
  /** Package or script of a component that only a JavaScript runtime can render. Absent for others. */
  readonly from?: string;
}

/** Names that page text can use. */
export interface Names {
  readonly values: ReadonlyMap<string, TreeValue>;
  readonly definitions: ReadonlyMap<string, NameDefinition>;
  /** Exported or imported names whose values the interpreter has to evaluate, with their source text. */
  readonly sources: ReadonlyMap<string, NamedSource>;
  /** Snippet that defines the names. Absent for those of the page itself. */
  readonly origin?: FileText;
}

export interface NamedSource {
  readonly source: string;
  /** Returns the names that the source can use: those of its own file. */
  readonly scope: () => Names;
}

/** Value of `user` without a session. The fallbacks that the author wrote apply then (docs/contract.md, section 4). */
export const signedOutUser: TreeValue = Object.freeze(Object.create(null));

export const noNames: Names = {values: new Map(), definitions: new Map(), sources: new Map()};

/** Value of an expression, or why there is none. With `needsScript`, only a JavaScript runtime can evaluate it. */
export type ExpressionResult =
  | {readonly ok: true; readonly value: TreeValue}
  | {readonly ok: false; readonly needsScript?: boolean};

/**
 * Evaluates expressions that `readLiteral` does not support. Loaded only for pages with such expressions. Executes no
 * JavaScript.
 */
export interface Interpreter {
  evaluate(source: string, names: Names, host: InterpreterHost): ExpressionResult;
  /** Renders a component without hooks (`({name}) => <b>{name}</b>`) with the given props. */
  call(
    source: string,
    props: ReadonlyMap<string, TreeValue>,
    children: readonly RenderNode[],
    names: Names,
    host: InterpreterHost,
  ): ExpressionResult;
}

/** Settings for running components of the project. */
export interface LiveOptions {
  /** Kinds of code that the script tag allows to run. */
  readonly run: readonly string[];
  /** URL of docs.json, which can allow more kinds. */
  readonly config: string;
  readonly root: string;
  /**
   * Returns an interpreter that inserts islands for components that must run in the page. `runtimePattern` matches their
   * source.
   */
  interpreter(plain: Interpreter, runtimePattern: RegExp): Promise<Interpreter>;
}

/** Functions that the interpreter needs to evaluate markup. */
export interface InterpreterHost {
  /** Returns the nodes of a snippet or component that the page defines. */
  nodes(definition: NameDefinition): readonly RenderNode[];
  /** Returns whether Lectern has a component with this name. */
  isOurs(name: string): boolean;
  /** Renders an element in the markup. It can be a component of the page. */
  element(use: MarkupUse, names: Names): readonly RenderNode[];
  /** If true, output that depends on `user` is marked, so that a session can replace it later. */
  readonly marksUser?: boolean;
}

export interface MarkupUse {
  readonly name: string;
  readonly props: ReadonlyMap<string, TreeValue>;
  readonly children: readonly RenderNode[];
}
