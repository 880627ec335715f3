import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {en} from '../../src/messages/en.js';
import {enApi} from '../../src/messages/en-api.js';
import {enAsync} from '../../src/messages/en-async.js';
import {enFreshness} from '../../src/messages/en-freshness.js';
import {enHistory} from '../../src/messages/en-history.js';
import {enDocumentTools} from '../../src/messages/en-reading.js';
import {enRemarks} from '../../src/messages/en-remarks.js';
import {enRequests} from '../../src/messages/en-requests.js';
import {enResponse} from '../../src/messages/en-response.js';
import {enSchemaDetails} from '../../src/messages/en-schema-details.js';
import {enSite} from '../../src/messages/en-site.js';
import {enTryIt} from '../../src/messages/en-try-it.js';
import {formatPlural, type Plural} from '../../src/messages/format-plural.js';
import {
  getInterfaceLanguage,
  getLanguageTag,
  getSiteLanguage,
  getTextDirection,
  languages,
} from '../../src/messages/language.js';
import type {LanguageMessages} from '../../src/messages/language-messages.js';
import {loadFormMessages} from '../../src/messages/load-form-messages.js';
import {loadMessages} from '../../src/messages/load-messages.js';

const english: LanguageMessages = {
  frame: en,
  api: enApi,
  extras: enSite,
  async: enAsync,
  freshness: enFreshness,
  history: enHistory,
  reading: enDocumentTools,
  rules: enSchemaDetails,
};
const englishForm = {tryIt: enTryIt, response: enResponse, remarks: enRemarks, requests: enRequests};

/** Returns the texts of a locale by path, including plural forms. */
function listWords(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : listWords(value, `${path}${key}.`),
  );
}

/** Returns the texts by path, without messages that contain a count. */
const listTexts = (words: object) => listWords(words).filter(([key]) => !isPlural(key));

const isPlural = (key: string) => plurals.has(key.replace(/\.\w+$/, ''));

/** English messages that contain a count, by path. */
const plurals: ReadonlyMap<string, Plural> = new Map(findPlurals({...english, ...englishForm}));

function findPlurals(words: object, path = ''): [string, Plural][] {
  if ('other' in words) return [[path, words as Plural]];
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : findPlurals(value, path ? `${path}.${key}` : key),
  );
}

/** Larger counts select no other form, except `many` for a million in Romance languages. */
const counts = [...Array(1001).keys()];

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test('language codes are normalized to tags', () => {
  const table: [string | undefined, string | undefined][] = [
    ['en', 'en'],
    ['cn', 'zh'],
    ['jp', 'ja'],
    ['ua', 'uk'],
    ['kr', 'ko'],
    ['iw', 'he'],
    ['pt-BR', 'pt-BR'],
    ['pt_BR', 'pt-BR'],
    ['zh-Hant', 'zh-Hant'],
    [' de ', 'de'],
    ['sr-Latn-RS', 'sr-Latn-RS'],
    ['Deutsch!', undefined],
    ['', undefined],
    [undefined, undefined],
    ['constructor', undefined],
  ];
  for (const [code, tag] of table) assert.equal(getLanguageTag(code), tag, code);
});

test("a tag uses the nearest locale's messages", () => {
  const table: [string, string | undefined][] = [
    ['en', undefined],
    ['en-GB', undefined],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['PT-br', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['sv', undefined],
    ['ur', undefined],
  ];
  for (const [tag, language] of table) assert.equal(getInterfaceLanguage(tag), language, tag);
});

test('docs.json overrides the document, and English is the default', () => {
  assert.equal(getSiteLanguage('fr', 'de'), 'fr');
  assert.equal(getSiteLanguage(undefined, 'de-AT'), 'de-AT');
  assert.equal(getSiteLanguage('Deutsch!', 'de'), 'de');
  assert.equal(getSiteLanguage(undefined, ''), 'en');
});

test('Arabic, Hebrew, Persian and Urdu run right to left, except in Latin script', () => {
  for (const tag of ['ar', 'ar-EG', 'he', 'fa', 'ur', 'ckb']) assert.equal(getTextDirection(tag), 'rtl', tag);
  for (const tag of ['en', 'de', 'ja', 'uz', 'az-Latn', 'ku-Latn', 'arn'])
    assert.equal(getTextDirection(tag), 'ltr', tag);
});

for (const language of languages)
  test(`${language} has every English message with its placeholders, and no empty one`, async () => {
    const messages = await loadMessages(language);
    assert.ok(messages);
    const own = new Map(listWords(messages));
    for (const [key, text] of listTexts(english)) {
      assert.ok(own.get(key)?.trim(), key);
      assert.deepEqual(placesOf(own.get(key) ?? ''), placesOf(text), key);
    }
    assert.deepEqual(Object.keys(messages.api), Object.keys(enApi));
  });

for (const language of languages)
  test(`${language} has exactly its plural forms, each with the count`, () => {
    const own = readLocale(language);
    const rules = new Intl.PluralRules(language);
    const selected = counts.map(count => rules.select(count));
    // Fractions also use the form `other`.
    const forms = [...new Set([...selected, 'other' as const])].sort();
    for (const [path, english] of plurals) {
      const found = Object.keys(own).filter(key => key.replace(/\.\w+$/, '') === path);
      assert.deepEqual(found.map(key => key.slice(path.length + 1)).sort(), forms, path);
      for (const form of forms) {
        const text = own[`${path}.${form}`] ?? '';
        assert.ok(text.trim(), `${path}.${form}`);
        // A form for a single number can contain that number as a word.
        const isOneNumber = selected.filter(each => each === form).length === 1;
        if (!isOneNumber || text.includes('{'))
          assert.deepEqual(placesOf(text), placesOf(english.other), `${path}.${form}`);
      }
    }
  });

test('each section contains its language', () => {
  for (const language of languages)
    for (const [key, text] of Object.entries(readLocale(language)))
      if (key.endsWith('.locale')) assert.equal(text, language, key);
});

test("a count selects its locale's plural form", async () => {
  const counted = async (tag: string, count: number) =>
    formatPlural((await loadMessages(tag))!.frame.searchCount, count, tag);
  assert.equal(formatPlural(en.searchCount, 1, 'en'), '1 result');
  assert.equal(formatPlural(en.searchCount, 0, 'en'), '0 results');
  assert.equal(await counted('pl', 2), '2 wyniki');
  assert.equal(await counted('pl', 5), '5 wyników');
  assert.equal(await counted('ja', 1), '1 件の結果');
  const {response, tryIt} = (await loadFormMessages('ru'))!;
  const cases: readonly (readonly [Plural, number, string])[] = [
    [response.events, 1, '1 событие'],
    [response.events, 3, '3 события'],
    [response.events, 12, '12 событий'],
    [response.events, 21, '21 событие'],
    [response.lines, 4800, '4\u00a0800 строк'],
    [tryIt.moreFields, 2, 'Показать 2 необязательных поля'],
  ];
  for (const [words, count, text] of cases) assert.equal(formatPlural(words, count, 'ru'), text);
  assert.equal(formatPlural((await loadFormMessages('ar'))!.response.items, 2, 'ar'), 'عنصران');
  assert.equal(formatPlural((await loadFormMessages('fr'))!.response.keys, 0, 'fr'), '0 propriété');
});

for (const language of languages)
  test(`${language} has the form's messages with their placeholders`, async () => {
    const form = await loadFormMessages(language);
    assert.ok(form);
    const own = new Map(listWords(form));
    for (const [key, text] of listTexts(englishForm)) {
      assert.ok(own.has(key), key);
      assert.ok(own.get(key)?.trim(), key);
      assert.deepEqual(placesOf(own.get(key) ?? ''), placesOf(text), key);
    }
  });

const root = join(import.meta.dirname, '../../..');

for (const language of languages)
  test(`${language}.json has exactly the keys of English`, () => {
    const own = readLocale(language);
    const known = listWords({...english, ...englishForm}).map(([key]) => key);
    assert.deepEqual(
      Object.keys(own)
        .filter(key => !isPlural(key))
        .sort(),
      known.filter(key => !isPlural(key)).sort(),
    );
    assert.ok(Object.values(own).every(text => typeof text === 'string'));
  });

const readLocale = (language: string) =>
  JSON.parse(readFileSync(join(root, `src/messages/${language}.json`), 'utf8')) as Record<string, string>;

/** Punctuation and forms of address that a locale never uses. */
const foreign: Readonly<Record<string, RegExp>> = {
  ar: /[?;,](?=\s|$)/,
  de: /[“«»]\w|"|\b(?:du|dein|deine[mnrs]?)\b/i,
  es: /"|\b(?:usted|(?:elija|corrija|defina|envíe|añada|consulte|compruebe|descargue|abra|pegue|permita)(?:l[ao]s?)?)\b|^[^¿]*\?/i,
  fa: /[?;,](?=\s|$)/,
  fr: / [:;!?»](?=\s|$)|[^\u00a0]:(?=\s|$)|« |[\w’][;!?](?=\s|$)|"|'|(?<![\p{L}’])(?:tu|ton|tes)(?![\p{L}’])/u,
  he: /\p{Script=Hebrew}-/u,
  ja: /[:;,?!()](?!\/\/)(?=\s|$|[^\x20-\x7e])/,
  nl: /\b(?:u|uw)\b|"/i,
  'zh-Hans': /[:;,?!()](?=\s|$|[^\x20-\x7e])|你/,
  'zh-Hant': /[:;,?!()](?=\s|$|[^\x20-\x7e])|你/,
};

for (const [language, pattern] of Object.entries(foreign))
  test(`${language} has its own punctuation and form of address`, () => {
    for (const [key, text] of Object.entries(readLocale(language))) {
      // Code has the punctuation of its own language.
      const prose = text.replace(/\{\w+\}\[key\]=value|;\{\w+\}=value|servers\[\]\.url/g, 'code');
      assert.doesNotMatch(prose.replace(/\{\w+\}/g, 'value'), pattern, `${key}: ${text}`);
    }
  });

for (const language of languages)
  test(`${language} keeps the names in a fix`, () => {
    const own = readLocale(language);
    for (const [key, text] of listWords(englishForm)) {
      const translated = own[key] ?? '';
      assert.equal(/^\s/.test(translated) && !/^\s/.test(text), false, key);
      // The fix contains names of settings, headers and commands.
      for (const name of text.match(
        /\b(?:api|integrations|components)\.[\w.]+\w|servers\[\]\.url|docs\.json|connect-src|oauth\.\w+|curl|https?\b/g,
      ) ?? [])
        assert.ok(translated.includes(name), `${key} lacks ${name}: ${translated}`);
    }
  });

test('every message is used', () => {
  const code = ['src', 'elements', 'shell']
    .flatMap(folder =>
      readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map(name => join(root, folder, name)),
    )
    .filter(path => path.endsWith('.ts') && !path.includes(join('src', 'messages')))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[A-Za-z]\w*/g));
  const keys = [...listTexts({...english, ...englishForm}).map(([key]) => key), ...plurals.keys()];
  // The type of a security scheme selects the message.
  const isChosen = (key: string) => key.startsWith('async.signIn.');
  assert.deepEqual(
    keys.filter(key => !isChosen(key) && !words.has(key.split('.').at(-1) as string)),
    [],
  );
});
