import type {StyleCase} from './style-cases.js';

/** A style case as a table row. */
export type StyleRow = readonly [
  id: string,
  style: string,
  explode: boolean,
  value: unknown,
  raw: string,
  note?: string,
];

/** Returns a function that converts a table row to a style case for this location. */
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
