import type {Source as FileText} from '../../base/source.js';
import type {Fragment, PropValue, RenderNode} from '../../tree/render-tree.js';
import type {Node} from '../../tree/tree.js';

/** A snippet or component of the page: its nodes, and the names in their scope. */
export interface NameDefinition {
  readonly nodes: readonly Node[];
  readonly scope: Names;
  /** Resolved content, which replaces `nodes`. */
  readonly fragment?: Fragment;
  /** Package or script of a component that only a JavaScript runtime can render. */
  readonly from?: string;
}

/** Names that page text can use. */
export interface Names {
  readonly values: ReadonlyMap<string, PropValue>;
  readonly definitions: ReadonlyMap<string, NameDefinition>;
  /** Exported or imported names whose values need the interpreter, as source text. */
  readonly sources: ReadonlyMap<string, NamedSource>;
  /** The snippet that defines these names. Absent for the page itself. */
  readonly origin?: FileText;
}

export interface NamedSource {
  readonly source: string;
  /** Returns the names of the file that contains the source. */
  readonly scope: () => Names;
}

/** Value of `user` without a session, with which the author's fallbacks apply (docs/contract.md, section 4). */
export const noReader: PropValue = Object.freeze(Object.create(null));

export const noNames: Names = {values: new Map(), definitions: new Map(), sources: new Map()};

/**
 * Value of an expression, or the reason for its absence. `needsScript` means that only a JavaScript runtime can
 * evaluate it.
 */
export type ExpressionResult =
  | {readonly ok: true; readonly value: PropValue}
  | {readonly ok: false; readonly needsScript?: boolean};

/**
 * Interprets expressions that `readLiteral` does not support. Loaded only for pages with such expressions. Executes no
 * JavaScript.
 */
export interface Interpreter {
  /** Returns the value of an expression. */
  evaluate(source: string, names: Names, host: InterpreterHost): ExpressionResult;
  /** Renders a component without hooks (`({name}) => <b>{name}</b>`) with these props. */
  call(
    source: string,
    props: ReadonlyMap<string, PropValue>,
    children: readonly RenderNode[],
    names: Names,
    host: InterpreterHost,
  ): ExpressionResult;
}

/** Settings for running the project's components. */
export interface LiveOptions {
  /** Kinds of code that the host page allows. */
  readonly run: readonly string[];
  /** URLs of docs.json, which can allow more, and of its folder. */
  readonly config: string;
  readonly root: string;
  /**
   * Returns an interpreter that inserts islands for components that must run. `needsToRun` detects them by their
   * source.
   */
  interpreter(plain: Interpreter, needsToRun: RegExp): Promise<Interpreter>;
}

/** Services that the interpreter needs for markup. */
export interface InterpreterHost {
  /** Returns the nodes of a name that the page defines. */
  nodes(definition: NameDefinition): readonly RenderNode[];
  /** Returns whether one of our components has this name. */
  isOurs(name: string): boolean;
  /** Renders an element of the markup, which can be a component of the page. */
  element(use: MarkupUse, names: Names): readonly RenderNode[];
  /** Marks output that depends on `user`, so that a session can replace it later. */
  readonly marksUser?: boolean;
}

export interface MarkupUse {
  readonly name: string;
  readonly props: ReadonlyMap<string, PropValue>;
  readonly children: readonly RenderNode[];
}
