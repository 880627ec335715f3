/** Limits of interpretation: far above what pages need, far below what a reader would notice. */
export const bounds = {
  /** One node of an expression, one item of a list or 64 characters of text is a step. */
  steps: 100_000,
  /** Nesting of expressions and calls while they are evaluated. */
  depth: 400,
  /** Nesting of brackets and tags while they are read. */
  nesting: 100,
  /** Components that hold components. */
  components: 30,
  text: 1_000_000,
  list: 50_000,
  source: 200_000,
} as const;

/** Ends an interpretation: the code is not pure, uses unknown names, or exceeds a limit. */
export class InterpreterAbort {}

interface Budget {
  steps: number;
  depth: number;
  components: number;
}

// Drawing the markup of a component interprets the components inside it, through the renderer, before the first call has
// returned. They all share the budget of the outermost call; else two components that show each other twice would take
// for ever. Everything here is synchronous, so one variable is enough.
let active: Budget | undefined;

/**
 * Returns the result of the work, or undefined when it ended early for whatever reason: nothing is ever thrown at the
 * renderer.
 */
export function limited<T>(work: () => T): T | undefined {
  const outer = active;
  active ??= {steps: bounds.steps, depth: 0, components: 0};
  const budget = active;
  const {depth} = budget;
  try {
    if (++budget.components > bounds.components) exhaust();
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

export function spend(steps: number): void {
  if (!active) return;
  active.steps -= steps;
  if (active.steps < 0) throw new InterpreterAbort();
}

export function enter(): void {
  spend(1);
  if (active && ++active.depth > bounds.depth) exhaust();
}

/** Leaves a level. After an exception, `limited` restores the depth. */
export function leave(): void {
  if (active) active.depth--;
}

/** Ends the outermost interpretation too: there is no use in going on next to something that explodes. */
export function exhaust(): never {
  if (active) active.steps = -1;
  throw new InterpreterAbort();
}

/** Pays for text before it is made. */
export function spendText(length: number): void {
  if (!(length <= bounds.text)) exhaust();
  spend(length / 64);
}

export function spendList(length: number): void {
  if (!(length <= bounds.list)) exhaust();
  spend(length);
}
