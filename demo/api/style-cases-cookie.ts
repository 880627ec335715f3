import type {StyleCase} from './style-cases.js';
import {type StyleRow, styleCase} from './style-row.js';
import {color, colors} from './style-values.js';

const ampersand =
  'Exploded `form` has an ampersand in cookies too, which is not how cookies are separated: use `cookie`.';

const rows: readonly StyleRow[] = [
  ['string', 'form', false, 'blue', 'color=blue'],
  ['string-exploded', 'form', true, 'blue', 'color=blue'],
  ['array', 'form', false, colors, 'color=blue,black,brown'],
  ['array-exploded', 'form', true, colors, 'color=blue&color=black&color=brown', ampersand],
  ['object', 'form', false, color, 'color=R,100,G,200,B,150'],
  ['object-exploded', 'form', true, color, 'R=100&G=200&B=150', ampersand],
  ['reserved', 'form', false, 'a;b c', 'color=a%3Bb%20c'],
  ['string', 'cookie', false, 'blue', 'color=blue'],
  ['string-exploded', 'cookie', true, 'blue', 'color=blue'],
  ['array', 'cookie', false, colors, 'color=blue,black,brown'],
  ['array-exploded', 'cookie', true, colors, 'color=blue; color=black; color=brown'],
  ['object', 'cookie', false, color, 'color=R,100,G,200,B,150'],
  ['object-exploded', 'cookie', true, color, 'R=100; G=200; B=150'],
  // This style encodes nothing (OpenAPI 3.2, "Style Values"). The author has already encoded the value.
  ['written', 'cookie', true, 'a%20b/c', 'color=a%20b/c'],
];

/** Cookie parameters. A browser's pages cannot send them, but a proxy can. */
export const cookieCases: readonly StyleCase[] = rows.map(styleCase('cookie'));
