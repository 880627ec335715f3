import {type Html, html} from '../../../base/html.js';
import {fill} from '../../../base/words.js';
import type {ApiMessages} from '../../../messages/en-api.js';
import {pluralForm} from '../../../messages/plural.js';
import type {Constraint} from '../../../openapi/schema/schema-facts.js';
import type {SchemaRow} from '../../../openapi/schema/schema-rows.js';
import type {ViewContext} from '../view-context.js';
import {valueText} from './value-text.js';

type Limits = readonly [
  low: string,
  high: string,
  unit: 'characters' | 'itemUnits' | 'keyUnits' | 'matchUnits' | '',
  above?: string,
  below?: string,
];

/** Pairs of limits that are one range for a reader. */
const ranges: readonly Limits[] = [
  ['minimum', 'maximum', '', 'exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength', 'characters'],
  ['minItems', 'maxItems', 'itemUnits'],
  ['minProperties', 'maxProperties', 'keyUnits'],
  ['minContains', 'maxContains', 'matchUnits'],
];

/** Limits of a value and of the items in it, one piece each. */
export function describeLimits(
  {say, messages}: Pick<ViewContext, 'say' | 'messages'>,
  {constraints = [], itemFacts = []}: Partial<SchemaRow>,
): readonly Html[] {
  const ofItems = itemFacts.flatMap(({constraints: limits, default: preset, deprecated}) => {
    const words = [
      ...describeConstraints(limits, say),
      ...(deprecated ? [html`${messages.deprecated}`] : []),
      ...(preset ? [html`${messages.default} <code>${valueText(preset.value)}</code>`] : []),
    ];
    const all = words.map((each, at) => html`${at > 0 ? ', ' : ''}${each}`);
    return words.length > 0 ? [html`${say.eachItem} ${all}`] : [];
  });
  return [...describeConstraints(constraints, say), ...ofItems];
}

/** Limits of a value in words, one piece each: `1 to 64 characters`, `multiple of 5`, `matches ^[a-z]+$`. */
export function describeConstraints(constraints: readonly Constraint[], say: ApiMessages): readonly Html[] {
  const values = new Map(constraints.map(({word, value}) => [word, value]));
  const found = ranges.flatMap(range => rangeWords(range, values, say)).map(words => html`${words}`);
  const put = (word: string, words: Html) => {
    if (values.has(word)) found.push(words);
  };
  put('multipleOf', html`${fill(say.multipleOf, {low: values.get('multipleOf') ?? ''})}`);
  put('uniqueItems', html`${say.uniqueItems}`);
  // Several parts of a schema may each have a pattern.
  for (const word of ['pattern', 'contentEncoding', 'contentMediaType'] as const)
    for (const each of constraints) if (each.word === word) found.push(html`${say[word]} <code>${each.value}</code>`);
  return found;
}

function rangeWords([low, high, unit, above, below]: Limits, values: ReadonlyMap<string, string>, say: ApiMessages) {
  const at = {low: values.get(low), high: values.get(high)};
  const beyond = {low: above && values.get(above), high: below && values.get(below)};
  // The unit belongs to the number: "at least 3 characters", 「3 文字以上」.
  const count = (value: string) =>
    unit ? fill(pluralForm(say[unit], Number(value), say.locale), {count: value}) : value;
  const words: string[] = [];
  // "at least 0 characters" has no information.
  const least = unit && at.low === '0' ? undefined : at.low;
  if (least !== undefined && at.high !== undefined)
    words.push(
      least === at.high
        ? fill(say.exactly, {low: count(least)})
        : fill(say.between, {low: least, high: count(at.high)}),
    );
  else if (least !== undefined) words.push(fill(say.atLeast, {low: count(least)}));
  else if (at.high !== undefined) words.push(fill(say.atMost, {high: count(at.high)}));
  if (beyond.low !== undefined) words.push(fill(say.moreThan, {low: beyond.low}));
  if (beyond.high !== undefined) words.push(fill(say.lessThan, {high: beyond.high}));
  return words;
}
