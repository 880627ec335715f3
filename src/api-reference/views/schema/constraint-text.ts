import {fillMessage} from '../../../base/fill-message.js';
import {type Html, html} from '../../../base/html.js';
import type {ApiMessages} from '../../../messages/en-api.js';
import {selectPluralForm} from '../../../messages/format-plural.js';
import type {SchemaRow} from '../../../openapi/schema/build-schema-rows.js';
import type {Constraint} from '../../../openapi/schema/read-schema-facts.js';
import type {ViewContext} from '../view-context.js';
import {formatFieldValue} from './format-field-value.js';

type Limits = readonly [
  low: string,
  high: string,
  unit: 'characters' | 'itemUnits' | 'keyUnits' | 'matchUnits' | '',
  above?: string,
  below?: string,
];

/** Pairs of limits that form a range. */
const ranges: readonly Limits[] = [
  ['minimum', 'maximum', '', 'exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength', 'characters'],
  ['minItems', 'maxItems', 'itemUnits'],
  ['minProperties', 'maxProperties', 'keyUnits'],
  ['minContains', 'maxContains', 'matchUnits'],
];

/** Describes the limits of a value and of its items, one text per limit. */
export function describeLimits(
  {apiMessages, messages}: Pick<ViewContext, 'apiMessages' | 'messages'>,
  {constraints = [], itemFacts = []}: Partial<SchemaRow>,
): readonly Html[] {
  const ofItems = itemFacts.flatMap(({constraints: limits, default: preset, deprecated}) => {
    const words = [
      ...describeConstraints(limits, apiMessages),
      ...(deprecated ? [html`${messages.deprecated}`] : []),
      ...(preset ? [html`${messages.default} <code>${formatFieldValue(preset.value)}</code>`] : []),
    ];
    const all = words.map((each, at) => html`${at > 0 ? ', ' : ''}${each}`);
    return words.length > 0 ? [html`${apiMessages.eachItem} ${all}`] : [];
  });
  return [...describeConstraints(constraints, apiMessages), ...ofItems];
}

/** Describes the limits of a value, one text per limit: `1 to 64 characters`, `multiple of 5`, `matches ^[a-z]+$`. */
export function describeConstraints(constraints: readonly Constraint[], apiMessages: ApiMessages): readonly Html[] {
  const values = new Map(constraints.map(({word, value}) => [word, value]));
  const found = ranges.flatMap(range => formatRange(range, values, apiMessages)).map(text => html`${text}`);
  const put = (word: string, words: Html) => {
    if (values.has(word)) found.push(words);
  };
  put('multipleOf', html`${fillMessage(apiMessages.multipleOf, {low: values.get('multipleOf') ?? ''})}`);
  put('uniqueItems', html`${apiMessages.uniqueItems}`);
  // Loop over all constraints: several subschemas can each have a pattern.
  for (const word of ['pattern', 'contentEncoding', 'contentMediaType'] as const)
    for (const each of constraints)
      if (each.word === word) found.push(html`${apiMessages[word]} <code>${each.value}</code>`);
  return found;
}

function formatRange(
  [low, high, unit, above, below]: Limits,
  values: ReadonlyMap<string, string>,
  apiMessages: ApiMessages,
) {
  const at = {low: values.get(low), high: values.get(high)};
  const beyond = {low: above && values.get(above), high: below && values.get(below)};
  // Choose the plural form by the number: "at least 3 characters", 「3 文字以上」.
  const count = (value: string) =>
    unit ? fillMessage(selectPluralForm(apiMessages[unit], Number(value), apiMessages.locale), {count: value}) : value;
  const words: string[] = [];
  // Omit "at least 0 characters", which is always true.
  const least = unit && at.low === '0' ? undefined : at.low;
  if (least !== undefined && at.high !== undefined)
    words.push(
      least === at.high
        ? fillMessage(apiMessages.exactly, {low: count(least)})
        : fillMessage(apiMessages.between, {low: least, high: count(at.high)}),
    );
  else if (least !== undefined) words.push(fillMessage(apiMessages.atLeast, {low: count(least)}));
  else if (at.high !== undefined) words.push(fillMessage(apiMessages.atMost, {high: count(at.high)}));
  if (beyond.low !== undefined) words.push(fillMessage(apiMessages.moreThan, {low: beyond.low}));
  if (beyond.high !== undefined) words.push(fillMessage(apiMessages.lessThan, {high: beyond.high}));
  return words;
}
