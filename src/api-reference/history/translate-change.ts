import {capitalize} from '../../base/capitalize.js';
import {fillMessage} from '../../base/fill-message.js';
import {readOwn} from '../../base/read-own.js';
import {enHistory, type HistoryMessages} from '../../messages/en-history.js';
import type {DirectedName, PlainName} from '../../openapi/diff/rules/all.js';

/** A change as its rule describes it, in English. */
interface ChangeText {
  readonly rule: string;
  readonly place: string;
  readonly message: string;
  readonly reason: string;
  readonly name?: string;
  readonly before?: string;
  readonly after?: string;
}

type Label = 'name' | 'before' | 'after';
/**
 * A message key, the changed noun, and the field of the change that contains its name. Proper nouns such as `OAuth` are
 * not translated.
 */
type Row = readonly [
  change: keyof HistoryMessages['change'],
  thing?: keyof HistoryMessages['thing'] | 'Webhook' | 'Callback' | 'OAuth' | undefined,
  label?: Label,
];

/** Message keys by rule, for all languages except English. Many rules share a message. */
const rows: Readonly<Record<DirectedName | PlainName, Row>> = {
  'operation-removed': ['removed', 'operation'],
  'operation-added': ['added', 'operation'],
  'operation-deprecated': ['wasDeprecated', 'operation'],
  'operation-no-longer-deprecated': ['undeprecated', 'operation'],
  'operation-id-changed': ['changedFrom', 'name'],
  'webhook-removed': ['removed', 'Webhook'],
  'webhook-added': ['added', 'Webhook'],
  'callback-removed': ['removed', 'Callback', 'name'],
  'callback-added': ['added', 'Callback', 'name'],
  'security-added': ['becameRequired', 'authentication', 'after'],
  'security-removed': ['notRequired', 'authentication'],
  'security-scheme-removed': ['removed', 'authentication', 'before'],
  'security-scheme-added': ['added', 'authentication', 'after'],
  'security-scope-added': ['becameRequired', 'scope', 'name'],
  'security-scope-removed': ['notRequired', 'scope', 'name'],
  'oauth-flow-removed': ['removed', 'OAuth', 'name'],
  'oauth-flow-added': ['added', 'OAuth', 'name'],
  'oauth-url-changed': ['changedFrom', undefined, 'name'],
  'server-removed': ['removed', 'server', 'name'],
  'server-added': ['added', 'server', 'name'],
  'server-variable-value-removed': ['removed', 'value', 'before'],
  'server-variable-default-changed': ['changedFrom', 'default'],
  'parameter-removed': ['removed', 'parameter'],
  'header-removed': ['removed', 'header'],
  'parameter-added': ['added', 'parameter'],
  'required-parameter-added': ['addedRequired', 'parameter'],
  'parameter-became-required': ['becameRequired', 'parameter'],
  'parameter-became-optional': ['becameOptional', 'parameter'],
  'parameter-deprecated': ['wasDeprecated', 'parameter'],
  'parameter-style-changed': ['changedFrom', 'encoding'],
  'parameter-renamed': ['changedFrom', 'name'],
  'body-added': ['added', 'body'],
  'required-body-added': ['addedRequired', 'body'],
  'body-removed': ['removed', 'body'],
  'body-became-required': ['becameRequired', 'body'],
  'body-became-optional': ['becameOptional', 'body'],
  'media-type-removed': ['removed', 'mediaType', 'name'],
  'media-type-added': ['added', 'mediaType', 'name'],
  'part-encoding-changed': ['changedFrom', 'encoding', 'name'],
  'success-status-removed': ['removed', 'response', 'name'],
  'error-status-removed': ['removed', 'response', 'name'],
  'status-added': ['added', 'response', 'name'],
  'type-changed': ['changedFrom', 'type'],
  'type-narrowed': ['changedFrom', 'type'],
  'type-widened': ['changedFrom', 'type'],
  'format-changed': ['changedFrom', 'format'],
  'format-narrowed': ['changedFrom', 'format'],
  'format-widened': ['changedFrom', 'format'],
  'became-nullable': ['nullable'],
  'no-longer-nullable': ['notNullable'],
  'enum-value-removed': ['removed', 'value', 'name'],
  'enum-value-added': ['added', 'value', 'name'],
  'enum-added': ['onlyValues'],
  'enum-removed': ['anyValue'],
  'default-changed': ['changedFrom', 'default'],
  'limit-tightened': ['changedFrom', undefined, 'name'],
  'limit-relaxed': ['changedFrom', undefined, 'name'],
  'limit-changed': ['changedFrom', undefined, 'name'],
  'pattern-added': ['added', 'pattern', 'after'],
  'pattern-removed': ['removed', 'pattern', 'before'],
  'pattern-changed': ['changedFrom', 'pattern'],
  'encoding-changed': ['changedFrom', undefined, 'name'],
  'property-removed': ['removed', 'property'],
  'property-rejected': ['removed', 'property'],
  'property-added': ['added', 'property'],
  'required-property-added': ['addedRequired', 'property'],
  'property-became-required': ['becameRequired', 'property'],
  'property-with-default-became-required': ['becameRequired', 'property'],
  'property-became-optional': ['becameOptional', 'property'],
  'property-hidden': ['isNow', 'property'],
  'property-shown': ['isNoLonger', 'property'],
  deprecated: ['wasDeprecated', 'property'],
  'object-closed': ['closed'],
  'object-opened': ['opened'],
  'alternative-removed': ['removed', 'alternative', 'name'],
  'alternative-added': ['added', 'alternative', 'name'],
  'choice-added': ['mustMatch'],
  'choice-removed': ['needNotMatch'],
  'discriminator-changed': ['changedFrom', 'discriminator'],
  'discriminator-value-removed': ['removed', 'discriminator', 'name'],
  'discriminator-value-added': ['added', 'discriminator', 'name'],
  'condition-added': ['added', 'condition', 'name'],
  'condition-removed': ['removed', 'condition', 'name'],
  'condition-changed': ['changedOnly', 'condition', 'name'],
};

/** Translates location, message, and reason of a change. English text comes from the rule itself. */
export function translateChange(
  change: ChangeText,
  messages: HistoryMessages,
): Pick<ChangeText, 'place' | 'message' | 'reason'> {
  const {rule, place, message, reason} = change;
  const row = readOwn(rows, rule) ?? readOwn(rows, rule.replace(/^(?:request|response)-/, ''));
  if (messages === enHistory || !row) return {place, message, reason};
  const [sentence, noun, label] = row;
  const name = [noun && (readOwn(messages.thing, noun) ?? noun), label && change[label]].filter(Boolean).join(' ');
  const [before, after] = [change.before, change.after].map(value => (value === 'none' ? '–' : (value ?? '')));
  const text = fillMessage(messages.change[sentence], {thing: name, before: before ?? '', after: after ?? ''});
  return {
    place: translatePlace(place, messages),
    // Keep the case of a keyword such as `maxLength` at the start of the message.
    message: noun === undefined && label ? text : capitalize(text),
    reason: messages.reason[findReasonKey(rule)],
  };
}

/**
 * Splits the translated location of a change into a label and the names in it, to show as code: `Query parameter` and
 * `limit`. A translation keeps the name at the end.
 */
export function splitLocation(
  {place, field}: {readonly place: string; readonly field: string},
  translated: string,
): {readonly label: string; readonly names: readonly string[]} {
  const [, name = ''] = /^(?:.* )?(?:parameter|header) (.+)$/.exec(place) ?? [];
  const label = translated.slice(0, translated.length - name.length).trim();
  return {label: capitalize(label), names: [name, field].filter(Boolean)};
}

/** Returns the key of the message that explains the rule's severity. */
function findReasonKey(rule: string): keyof HistoryMessages['reason'] {
  if (/^(?:operation|webhook|callback|server|oauth-flow|security-scheme)\S*-removed$/.test(rule)) return 'error';
  if (/default-changed$|pattern-changed$|condition-changed$|oauth-url|callback-added/.test(rule)) return 'depends';
  if (/^response-.*(?:-removed|-rejected|-hidden|-optional)$/.test(rule) && !/enum|pattern|choice|condition/.test(rule))
    return 'gone';
  return rule.startsWith('response-') ? 'unexpected' : 'rejected';
}

/** Translates a location: `query parameter limit`, `response 200 header X-Rate`, `request body application/json`. */
function translatePlace(place: string, {place: places, thing}: HistoryMessages): string {
  const kinds = {
    path: places.pathParameter,
    query: places.queryParameter,
    querystring: places.queryParameter,
    header: places.headerParameter,
    cookie: places.cookieParameter,
  };
  return place
    .replace(/^(\w+) parameter(?= )/, (whole, kind: string) => readOwn(kinds, kind) ?? whole)
    .replace(/^response(?= )/, thing.response)
    .replace(/^request body/, places.requestBody)
    .replace(/ header (?=\S+$)/, ` ${thing.header} `);
}
