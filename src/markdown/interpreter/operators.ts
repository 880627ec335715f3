import {InterpreterAbort, spendText} from './budget.js';
import {isData, type RuntimeValue, toPrimitive} from './runtime-value.js';

type Operand = string | number;

/** Applies a binary operator that evaluates both operands. */
export function applyOperator(operator: string, left: RuntimeValue, right: RuntimeValue): RuntimeValue {
  if (operator === '===') return left === right;
  if (operator === '!==') return left !== right;
  if (operator === '==') return isLooselyEqual(left, right);
  if (operator === '!=') return !isLooselyEqual(left, right);
  const a = toPrimitive(left) as Operand;
  const b = toPrimitive(right) as Operand;
  if (operator === '+') {
    const sum = (a as string) + (b as string);
    if (typeof sum === 'string') spendText(sum.length);
    return sum;
  }
  const call = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (!call) throw new InterpreterAbort();
  return call(a, b);
}

const operators: Readonly<Record<string, (a: Operand, b: Operand) => RuntimeValue>> = {
  '-': (a, b) => (a as number) - (b as number),
  '*': (a, b) => (a as number) * (b as number),
  '/': (a, b) => (a as number) / (b as number),
  '%': (a, b) => (a as number) % (b as number),
  '**': (a, b) => Number(a) ** Number(b),
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function isLooselyEqual(left: RuntimeValue, right: RuntimeValue): boolean {
  const hasWords = (value: RuntimeValue) => value !== null && value !== undefined && !isData(value);
  if (isData(left) && hasWords(right)) return isLooselyEqual(toPrimitive(left), right);
  if (isData(right) && hasWords(left)) return isLooselyEqual(left, toPrimitive(right));
  // biome-ignore lint/suspicious/noDoubleEquals: this is what the author has written.
  return left == right;
}
