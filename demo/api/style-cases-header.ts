import type {StyleCase} from './style-cases.js';
import {styleCase} from './style-row.js';
import {color, colors} from './style-values.js';

const rows: readonly (readonly [id: string, explode: boolean, value: unknown, raw: string])[] = [
  ['string', false, 'blue', 'blue'],
  ['string-exploded', true, 'blue', 'blue'],
  ['array', false, colors, 'blue,black,brown'],
  ['array-exploded', true, colors, 'blue,black,brown'],
  ['object', false, color, 'R,100,G,200,B,150'],
  ['object-exploded', true, color, 'R=100,G=200,B=150'],
  ['number', false, 42, '42'],
  // Headers are not part of a URL, so nothing is encoded (OpenAPI 3.1.1, appendix D).
  ['reserved', false, 'a/b c;d="e"', 'a/b c;d="e"'],
];

/** Header parameters. Their style is always `simple`. */
export const headerCases: readonly StyleCase[] = [
  ...rows.map(([id, explode, value, raw]) => styleCase('header')([id, 'simple', explode, value, raw])),
  {
    id: 'header-content-json',
    location: 'header',
    content: 'application/json',
    type: 'object',
    value: {R: 100, name: 'moss'},
    raw: '{"R":100,"name":"moss"}',
  },
];
