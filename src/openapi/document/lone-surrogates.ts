import {createObject} from '../../base/json.js';
import {locateOffset, type Source} from '../../base/source.js';
import {isContainer, isWrittenNumber} from '../../base/written-number.js';
import type {ReadData} from './api-document.js';

/** Matches an escape of half of a character beyond U+FFFF. The backslash itself is not escaped. */
const half = /\\u[dD][89a-fA-F][\da-fA-F]{2}(?<=(?<!\\)(?:\\\\)*\\u.{4})/g;

/**
 * Replaces surrogates without their other half by U+FFFD, and reports the first. URLs and files cannot contain them
 * (RFC 8259, section 8.2). Only escapes can produce them.
 */
export function replaceLoneSurrogates(read: ReadData, source: Source): ReadData {
  const lone = findLone(source.text);
  if (lone === undefined) return read;
  const value = toWellFormed(read.value);
  if (value === read.value) return read;
  const problem = {
    code: 'spec-syntax',
    level: 'warning' as const,
    message: `${source.file} has "${source.text.slice(lone, lone + 6)}", which is half of a character.`,
    fix: 'write both halves, such as "\\ud83d\\ude00", or the character itself.',
    place: locateOffset(source, lone),
  };
  return {value, problems: [...read.problems, problem]};
}

/** Returns the index of the first escape without its other half. */
function findLone(text: string): number | undefined {
  let second = -1;
  for (const {index} of text.matchAll(half)) {
    if (index === second) continue;
    const isPair = /^\\u[dD][89abAB]..\\u[dD][c-fC-F]/.test(text.slice(index, index + 12));
    if (!isPair) return index;
    second = index + 6;
  }
  return undefined;
}

function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (!isContainer(value) || isWrittenNumber(value)) return value;
  if (Array.isArray(value)) {
    const items = value.map(toWellFormed);
    return items.some((each, at) => each !== value[at]) ? items : value;
  }
  const entries = Object.entries(value);
  const fixed = entries.map(([key, child]) => [toWellFormed(key) as string, toWellFormed(child)] as const);
  const isSame = fixed.every(([key, child], at) => key === entries[at]?.[0] && child === entries[at]?.[1]);
  return isSame ? value : createObject(fixed);
}
