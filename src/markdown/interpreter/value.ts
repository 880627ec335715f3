import {Fragment, type TreeValue} from '../../tree/render-tree.js';
import {enterLevel, InterpreterAbort, leaveLevel} from './budget.js';
import {Callable, isList, makeObject, type RuntimeValue, toValueEntries} from './runtime-value.js';

/** Converts a value of the interpreter to plain data. Lists can contain markup. Drops functions. */
export function toValue(runtimeValue: RuntimeValue): TreeValue {
  if (typeof runtimeValue !== 'object' || runtimeValue === null || runtimeValue instanceof Fragment)
    return runtimeValue;
  if (runtimeValue instanceof Callable) throw new InterpreterAbort();
  enterLevel();
  const value = isList(runtimeValue)
    ? runtimeValue.map(toValue)
    : makeObject(toValueEntries(runtimeValue).map(([key, each]) => [key, toValue(each) as RuntimeValue]));
  leaveLevel();
  return value as TreeValue;
}
