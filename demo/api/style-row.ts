import type {StyleCase} from './style-cases.js';

/** A case as a line of a table. */
export type StyleRow = readonly [
  id: string,
  style: string,
  explode: boolean,
  value: unknown,
  raw: string,
  note?: string,
];

/** The case of a line, for a place. */
export function styleCase(location: StyleCase['location']): (row: StyleRow) => StyleCase {
  return ([id, style, explode, value, raw, note]) => ({
    id: `${location}-${style}-${id}`,
    location,
    style,
    explode,
    type: Array.isArray(value) ? 'array' : (typeof value as StyleCase['type']),
    value,
    raw,
    ...(note !== undefined && {note}),
  });
}
