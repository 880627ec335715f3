/** Limits of interpretation: far above what pages need, and low enough that readers notice no delay. */
export const bounds = {
  /** Maximum number of steps. A step is one expression node, one list item, or 64 characters of text. */
  steps: 100_000,
  /** Maximum nesting depth of expressions and calls during evaluation. */
  depth: 400,
  /** Maximum nesting depth of brackets and tags during parsing. */
  nesting: 100,
  /** Maximum nesting depth of components. */
  components: 30,
  text: 1_000_000,
  list: 50_000,
  source: 200_000,
} as const;

/** Thrown to abort an interpretation: the code has side effects, uses unknown names, or exceeds a limit. */
export class InterpreterAbort {}

interface Budget {
  steps: number;
  depth: number;
  components: number;
}

// Budget of the outermost call, which all nested calls share. Rendering a component interprets nested components before
// the first call returns: with separate budgets, two components that contain each other would never end. Interpretation
// is synchronous, so one variable is enough.
let active: Budget | undefined;

/** Returns the result of `work`, or undefined if it aborted. Never throws. */
export function runLimited<T>(work: () => T): T | undefined {
  const outer = active;
  active ??= {steps: bounds.steps, depth: 0, components: 0};
  const budget = active;
  const {depth} = budget;
  try {
    if (++budget.components > bounds.components) exhaustBudget();
    const result = work();
    return budget.steps < 0 ? undefined : result;
  } catch {
    return undefined;
  } finally {
    budget.depth = depth;
    budget.components--;
    active = outer;
  }
}

export function spendSteps(steps: number): void {
  if (!active) return;
  active.steps -= steps;
  if (active.steps < 0) throw new InterpreterAbort();
}

export function enterLevel(): void {
  spendSteps(1);
  if (active && ++active.depth > bounds.depth) exhaustBudget();
}

/** Leaves a nesting level. Need not be called after an exception: `limited` restores the depth. */
export function leaveLevel(): void {
  if (active) active.depth--;
}

/** Uses up the budget, so that the outermost interpretation aborts, too. */
export function exhaustBudget(): never {
  if (active) active.steps = -1;
  throw new InterpreterAbort();
}

/** Subtracts the cost of a text from the budget. Call before creating the text. */
export function spendText(length: number): void {
  if (!(length <= bounds.text)) exhaustBudget();
  spendSteps(length / 64);
}

export function spendList(length: number): void {
  if (!(length <= bounds.list)) exhaustBudget();
  spendSteps(length);
}
