/** Syntax tree of an expression without side effects, as plain data. Parsed once and evaluated many times. */
export type Expression =
  | {readonly type: 'literal'; readonly value: string | number | boolean | null | undefined}
  | {readonly type: 'name'; readonly name: string}
  | {readonly type: 'template'; readonly parts: readonly string[]; readonly holes: readonly Expression[]}
  | {readonly type: 'list'; readonly items: readonly ArrayItem[]}
  | {readonly type: 'object'; readonly entries: readonly ObjectEntry[]}
  | Member
  | CallExpression
  | {readonly type: 'unary'; readonly operator: string; readonly operand: Expression}
  | {readonly type: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression}
  | {readonly type: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression}
  | FunctionExpression
  | MarkupExpression;

/** Access to a property: `object.key`, `object[key]`, or `object?.key`. */
export interface Member {
  readonly type: 'member';
  readonly object: Expression;
  readonly key: Expression;
  readonly optional: boolean;
}

export interface CallExpression {
  readonly type: 'call';
  readonly callee: Expression;
  readonly items: readonly ArrayItem[];
  readonly optional: boolean;
}

/** An item of a list, or an argument of a call. */
export interface ArrayItem {
  readonly spread: boolean;
  readonly value: Expression;
}

/** A property of an object literal. A spread has no key. */
export interface ObjectEntry {
  readonly key?: Expression;
  readonly value: Expression;
}

export interface FunctionExpression {
  readonly type: 'function';
  readonly parameters: ListPattern;
  readonly body: Expression | readonly Statement[];
}

export type Statement =
  | {readonly type: 'const'; readonly target: Pattern; readonly value: Expression}
  | {readonly type: 'assign'; readonly name: string; readonly value: Expression}
  /** A call whose result is ignored. */
  | {readonly type: 'call'; readonly value: Expression}
  | {
      readonly type: 'if';
      readonly test: Expression;
      readonly yes: readonly Statement[];
      readonly no: readonly Statement[];
    }
  | {readonly type: 'switch'; readonly test: Expression; readonly cases: readonly Case[]}
  | {readonly type: 'break'}
  | {readonly type: 'return'; readonly value: Expression};

/** A `case` of a `switch`. `default` has no test. */
export interface Case {
  readonly test: Expression | undefined;
  readonly statements: readonly Statement[];
}

/** Target of a parameter or `const`: a name, or a destructuring pattern. */
export type Pattern = {readonly type: 'name'; readonly name: string} | ListPattern | ObjectPattern;

export interface ListPattern {
  readonly type: 'list';
  /** Undefined for an omitted item: `[, second]`. */
  readonly items: readonly (AssignmentTarget | undefined)[];
  readonly rest?: Pattern;
}

export interface ObjectPattern {
  readonly type: 'object';
  readonly entries: readonly (AssignmentTarget & {readonly key: Expression})[];
  readonly rest?: Pattern;
}

export interface AssignmentTarget {
  readonly target: Pattern;
  readonly fallback?: Expression;
}

/** A JSX element: `<Name a={b}>text {expression}</Name>`. The name of a fragment is empty. */
export interface MarkupExpression {
  readonly type: 'markup';
  readonly name: string;
  /** Attributes in order. A name that begins with `...` is a spread. */
  readonly attributes: readonly (readonly [name: string, value: string | true | Expression])[];
  /** Text and expressions. Text is trimmed by the rules of JSX, but its character references are not decoded. */
  readonly children: readonly (string | Expression)[];
}
