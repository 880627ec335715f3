import type {StyleCase} from './style-cases.js';
import {type StyleRow, styleCase} from './style-row.js';
import {color, colors, reserved, umlauts} from './style-values.js';

const beyond = 'The specification defines nothing here; texts are those of `form`, as most tools write them.';
const nothing = 'RFC 6570, section 2.3: an empty list is undefined, and is left out.';

const rows: readonly StyleRow[] = [
  ['string', 'form', false, 'blue', 'color=blue'],
  ['string-exploded', 'form', true, 'blue', 'color=blue'],
  ['array', 'form', false, colors, 'color=blue,black,brown'],
  ['array-exploded', 'form', true, colors, 'color=blue&color=black&color=brown'],
  ['object', 'form', false, color, 'color=R,100,G,200,B,150'],
  ['object-exploded', 'form', true, color, 'R=100&G=200&B=150'],
  ['empty', 'form', true, '', 'color='],
  ['empty-array', 'form', false, [], '', nothing],
  ['empty-array-exploded', 'form', true, [], '', nothing],
  ['empty-object-exploded', 'form', true, {}, '', nothing],
  ['number', 'form', true, -1.5, 'color=-1.5'],
  ['boolean', 'form', true, false, 'color=false'],
  ['reserved', 'form', true, reserved, 'color=a%2Fb%20c%2Cd%3Be%3Df%26g'],
  ['reserved-array', 'form', false, ['a,b', 'c&d'], 'color=a%2Cb,c%26d'],
  ['reserved-object', 'form', true, {'a b': 'c=d'}, 'a%20b=c%3Dd'],
  ['plus-and-hash', 'form', true, '1+1#2', 'color=1%2B1%232'],
  ['umlauts', 'form', true, umlauts, 'color=%C3%84pfel'],
  ['array', 'spaceDelimited', false, colors, 'color=blue%20black%20brown'],
  ['array-exploded', 'spaceDelimited', true, colors, 'color=blue&color=black&color=brown', beyond],
  ['object', 'spaceDelimited', false, color, 'color=R%20100%20G%20200%20B%20150'],
  ['object-exploded', 'spaceDelimited', true, color, 'R=100&G=200&B=150', beyond],
  ['array', 'pipeDelimited', false, colors, 'color=blue%7Cblack%7Cbrown'],
  ['array-exploded', 'pipeDelimited', true, colors, 'color=blue&color=black&color=brown', beyond],
  ['object', 'pipeDelimited', false, color, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['object-exploded', 'pipeDelimited', true, color, 'R=100&G=200&B=150', beyond],
  ['object', 'deepObject', true, color, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  [
    'nested',
    'deepObject',
    true,
    {rgb: {R: 100, G: 200}, name: 'moss'},
    'color%5Brgb%5D%5BR%5D=100&color%5Brgb%5D%5BG%5D=200&color%5Bname%5D=moss',
    'The specification leaves nested values open; brackets inside brackets are what most servers read.',
  ],
];

const kept = 'x/y:z?a;b,c@(1)!$*';

const special: readonly StyleCase[] = [
  {
    id: 'query-reserved-allowed',
    location: 'query',
    style: 'form',
    explode: true,
    allowReserved: true,
    type: 'string',
    value: kept,
    raw: 'color=x/y:z?a;b,c@(1)!$*',
  },
  {
    id: 'query-reserved-allowed-array',
    location: 'query',
    style: 'form',
    explode: true,
    allowReserved: true,
    type: 'array',
    value: ['a/b', 'c:d'],
    raw: 'color=a/b&color=c:d',
  },
  {
    id: 'query-reserved-allowed-delimiters',
    location: 'query',
    style: 'form',
    explode: true,
    allowReserved: true,
    type: 'string',
    value: 'a&b#c d',
    raw: 'color=a%26b%23c%20d',
    note: 'What would end the value or the query is encoded in any case.',
  },
  {
    id: 'query-reserved-not-allowed',
    location: 'query',
    style: 'form',
    explode: true,
    allowReserved: false,
    type: 'string',
    value: 'x/y:z?a;b,c@$',
    raw: 'color=x%2Fy%3Az%3Fa%3Bb%2Cc%40%24',
  },
  {
    id: 'query-empty-allowed',
    location: 'query',
    style: 'form',
    explode: true,
    allowEmptyValue: true,
    type: 'string',
    value: '',
    raw: 'color=',
  },
  {
    id: 'query-content-json',
    location: 'query',
    content: 'application/json',
    type: 'object',
    value: {R: 100, tags: ['a b']},
    raw: 'color=%7B%22R%22%3A100%2C%22tags%22%3A%5B%22a%20b%22%5D%7D',
  },
];

/** Query parameters. */
export const queryCases: readonly StyleCase[] = [...rows.map(styleCase('query')), ...special];
