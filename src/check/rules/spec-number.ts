import {hasLostDigits, isContainer, isWrittenNumber, type WrittenNumber} from '../../base/written-number.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {joinPointer} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {groupRepeats} from '../schema/group-repeats.js';

/**
 * Finds integers with more digits than a double can store. Lectern renders all digits, but most other tools lose some.
 */
export function checkSpecNumber({root}: DocumentSet): readonly SpecProblem[] {
  const problems: SpecProblem[] = [];
  const seen = new Set<unknown>();
  const open: {readonly value: unknown; readonly pointer: string}[] = [{value: root.value, pointer: ''}];
  for (let next = open.pop(); next; next = open.pop()) {
    const {value, pointer} = next;
    if (isWholeNumber(value) && hasLostDigits(value))
      problems.push(buildLostDigitsProblem(`${value}`, root.file, pointer));
    if (!isContainer(value) || seen.has(value)) continue;
    seen.add(value);
    for (const [key, child] of Object.entries(value).reverse())
      if (typeof child === 'object' && child !== null) open.push({value: child, pointer: joinPointer(pointer, key)});
  }
  return groupRepeats(problems, () => '');
}

function isWholeNumber(value: unknown): value is WrittenNumber {
  return isWrittenNumber(value) && /^-?\d+$/.test(`${value}`);
}

function buildLostDigitsProblem(text: string, file: string, pointer: string): SpecProblem {
  return {
    code: 'spec-number',
    level: 'info',
    message: `${text} has more digits than a double can hold. Many parsers read it as ${BigInt(Number(text))}.`,
    fix: `put it in quotes ("${text}") if the API sends a string.`,
    at: {file, pointer},
  };
}
