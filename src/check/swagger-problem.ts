import {formatPointer} from '../openapi/document/format-pointer.js';
import {joinPointer, splitPointer} from '../openapi/document/pointer.js';
import type {DocumentPosition, SpecProblem} from '../openapi/document/spec-problem.js';
import {toSwaggerPointer} from '../openapi/document/swagger-pointer.js';

/**
 * Moves a problem in a converted Swagger 2.0 document to the position that the author sees, also in its texts. `written`
 * is the document before the conversion, at the path `file`.
 */
export function toSwaggerProblem(problem: SpecProblem, file: string, written: unknown): SpecProblem {
  const move = (at: DocumentPosition): DocumentPosition =>
    at.file === file ? {...at, pointer: toSwaggerPointer(written, at.pointer)} : at;
  const {at, on, message, fix, related} = problem;
  if (at.file !== file) return related ? {...problem, related: related.map(move)} : problem;
  const full = on === undefined ? at.pointer : joinPointer(at.pointer, on);
  const moved = toSwaggerPointer(written, full);
  const rename = (text: string) =>
    [full, at.pointer].reduce((all, pointer) => {
      const name = formatPointer(pointer);
      return name === '' ? all : all.replaceAll(name, formatPointer(toSwaggerPointer(written, pointer)));
    }, text);
  const keys = splitPointer(moved);
  const key = on === undefined ? undefined : keys.at(-1);
  const holder = key === undefined ? moved : keys.slice(0, -1).reduce(joinPointer, '');
  return {
    ...problem,
    message: rename(message),
    fix: rename(fix),
    at: {...at, pointer: holder},
    ...(key !== undefined && {on: key}),
    ...(related && {related: related.map(move)}),
  };
}
