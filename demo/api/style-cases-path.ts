import type {StyleCase} from './style-cases.js';
import {type StyleRow, styleCase} from './style-row.js';
import {color, colors, reserved, umlauts} from './style-values.js';

const rows: readonly StyleRow[] = [
  ['string', 'simple', false, 'blue', 'blue'],
  ['string-exploded', 'simple', true, 'blue', 'blue'],
  ['array', 'simple', false, colors, 'blue,black,brown'],
  ['array-exploded', 'simple', true, colors, 'blue,black,brown'],
  ['object', 'simple', false, color, 'R,100,G,200,B,150'],
  ['object-exploded', 'simple', true, color, 'R=100,G=200,B=150'],
  ['number', 'simple', false, 42, '42'],
  ['boolean', 'simple', false, true, 'true'],
  ['reserved', 'simple', false, reserved, 'a%2Fb%20c%2Cd%3Be%3Df%26g'],
  ['reserved-array', 'simple', false, ['a,b', 'c'], 'a%2Cb,c'],
  ['umlauts', 'simple', false, umlauts, '%C3%84pfel'],
  ['percent', 'simple', false, '50%', '50%25'],
  ['string', 'label', false, 'blue', '.blue'],
  ['string-exploded', 'label', true, 'blue', '.blue'],
  ['array', 'label', false, colors, '.blue,black,brown', 'As in 3.1.1 and RFC 6570; 3.1.0 had full stops here.'],
  ['array-exploded', 'label', true, colors, '.blue.black.brown'],
  ['object', 'label', false, color, '.R,100,G,200,B,150', 'As in 3.1.1 and RFC 6570; 3.1.0 had full stops here.'],
  ['object-exploded', 'label', true, color, '.R=100.G=200.B=150'],
  ['empty', 'label', false, '', '.'],
  ['reserved', 'label', false, reserved, '.a%2Fb%20c%2Cd%3Be%3Df%26g'],
  ['string', 'matrix', false, 'blue', ';color=blue'],
  ['string-exploded', 'matrix', true, 'blue', ';color=blue'],
  ['array', 'matrix', false, colors, ';color=blue,black,brown'],
  ['array-exploded', 'matrix', true, colors, ';color=blue;color=black;color=brown'],
  ['object', 'matrix', false, color, ';color=R,100,G,200,B,150'],
  ['object-exploded', 'matrix', true, color, ';R=100;G=200;B=150'],
  ['empty', 'matrix', false, '', ';color', 'RFC 6570, section 3.2.7: no equals sign before an empty value.'],
  ['reserved', 'matrix', false, reserved, ';color=a%2Fb%20c%2Cd%3Be%3Df%26g'],
];

/** Path parameters. */
export const pathCases: readonly StyleCase[] = [
  ...rows.map(styleCase('path')),
  {
    id: 'path-content-json',
    location: 'path',
    content: 'application/json',
    type: 'object',
    value: {R: 100},
    raw: '%7B%22R%22%3A100%7D',
  },
];
