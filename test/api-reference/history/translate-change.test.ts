import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {splitLocation, translateChange} from '../../../src/api-reference/history/translate-change.js';
import {enHistory, type HistoryMessages} from '../../../src/messages/en-history.js';
import type {LanguageMessages} from '../../../src/messages/language-messages.js';
import {nestMessages} from '../../../src/messages/nest-messages.js';
import {allRules} from '../../../src/openapi/diff/rules/all.js';

const path = new URL('../../../../src/messages/de.json', import.meta.url);
const {history} = nestMessages(JSON.parse(readFileSync(path, 'utf8'))) as LanguageMessages;
const values = {name: 'NAME', before: 'BEFORE', after: 'AFTER'};

function translate(rule: string, messages: HistoryMessages, place = '') {
  return translateChange({rule, place, message: 'English.', reason: 'Why.', ...values}, messages);
}

test('every rule has a translation with all placeholders of its English text', () => {
  for (const [rule, {text}] of allRules) {
    const {message, reason} = translate(rule, history);
    assert.notEqual(message, 'English.', rule);
    assert.notEqual(reason, 'Why.', rule);
    assert.doesNotMatch(message, /[{}]|undefined/, rule);
    // The remaining text of these rules is in English, or names the location.
    if (/^operation-removed|-id-changed|scope|oauth-flow|server-variable|parameter-style|part-encoding/.test(rule))
      continue;
    for (const [key, value] of Object.entries(values))
      if (text.includes(`{${key}}`)) assert.ok(message.includes(value), `${rule}: ${message}`);
  }
});

test("a change is described in the page's language, or in English", () => {
  assert.deepEqual(translate('response-property-removed', history, 'response 200 application/json'), {
    place: 'Antwort 200 application/json',
    message: 'Entfernt: Eigenschaft.',
    reason: 'Clients, die dies lesen, finden es nicht mehr.',
  });
  assert.equal(translate('request-type-narrowed', history).message, 'Typ: BEFORE → AFTER.');
  assert.equal(translate('request-limit-tightened', history).message, 'NAME: BEFORE → AFTER.');
  for (const [place, said] of [
    ['query parameter limit', 'Query-Parameter limit'],
    ['request body application/json', 'Body der Anfrage application/json'],
    ['response 200 header X-Rate', 'Antwort 200 Header X-Rate'],
    ['', ''],
  ] as const)
    assert.equal(translate('request-property-added', history, place).place, said);
  assert.deepEqual(translate('request-property-added', enHistory, 'request body'), {
    place: 'request body',
    message: 'English.',
    reason: 'Why.',
  });
});

test('the location of a change splits into a label and the names in it', () => {
  const split = (place: string, field: string, translated = place) => splitLocation({place, field}, translated);
  const rows = [
    ['query parameter limit', '', undefined, 'Query parameter', ['limit']],
    ['header parameter X-Rate', '', 'Header-Parameter X-Rate', 'Header-Parameter', ['X-Rate']],
    ['query parameter filter', 'a.b', undefined, 'Query parameter', ['filter', 'a.b']],
    ['response 200 header X-Rate', '', undefined, 'Response 200 header', ['X-Rate']],
    ['response 200', 'data[].total', undefined, 'Response 200', ['data[].total']],
    ['request body application/json', '', undefined, 'Request body application/json', []],
    ['', '', undefined, '', []],
  ] as const;
  for (const [place, field, translated, label, names] of rows)
    assert.deepEqual(split(place, field, translated), {label, names}, place);
});
