import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {en} from '../../src/messages/en.js';
import {enApi} from '../../src/messages/en-api.js';
import {enAsync} from '../../src/messages/en-async.js';
import {enFreshness} from '../../src/messages/en-freshness.js';
import {enHistory} from '../../src/messages/en-history.js';
import {enReading} from '../../src/messages/en-reading.js';
import {enRemarks} from '../../src/messages/en-remarks.js';
import {enRequests} from '../../src/messages/en-requests.js';
import {enResponse} from '../../src/messages/en-response.js';
import {enRules} from '../../src/messages/en-rules.js';
import {enSite} from '../../src/messages/en-site.js';
import {enTryIt} from '../../src/messages/en-try-it.js';
import {directionOf, interfaceLanguage, languages, languageTag, siteLanguage} from '../../src/messages/language.js';
import type {LanguageMessages} from '../../src/messages/language-messages.js';
import {loadFormMessages} from '../../src/messages/load-form-messages.js';
import {loadMessages} from '../../src/messages/load-messages.js';
import {plural} from '../../src/messages/plural.js';

const english: LanguageMessages = {
  frame: en,
  api: enApi,
  extras: enSite,
  async: enAsync,
  freshness: enFreshness,
  history: enHistory,
  reading: enReading,
  rules: enRules,
};
const englishForm = {tryIt: enTryIt, response: enResponse, remarks: enRemarks, requests: enRequests};

/** Words by their path, those of plural forms too. */
function listWords(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : listWords(value, `${path}${key}.`),
  );
}

const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test('a code of docs.json or of a document means a tag', () => {
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
  for (const [code, tag] of table) assert.equal(languageTag(code), tag, code);
});

test('a tag has the words of the nearest language', () => {
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
  for (const [tag, language] of table) assert.equal(interfaceLanguage(tag), language, tag);
});

test('docs.json goes before the document, and English is left', () => {
  assert.equal(siteLanguage('fr', 'de'), 'fr');
  assert.equal(siteLanguage(undefined, 'de-AT'), 'de-AT');
  assert.equal(siteLanguage('Deutsch!', 'de'), 'de');
  assert.equal(siteLanguage(undefined, ''), 'en');
});

test('Arabic, Hebrew, Persian and Urdu are written from right to left, unless in Latin letters', () => {
  for (const tag of ['ar', 'ar-EG', 'he', 'fa', 'ur', 'ckb']) assert.equal(directionOf(tag), 'rtl', tag);
  for (const tag of ['en', 'de', 'ja', 'uz', 'az-Latn', 'ku-Latn', 'arn']) assert.equal(directionOf(tag), 'ltr', tag);
});

for (const language of languages)
  test(`${language} has every word of English, with its places, and no empty one`, async () => {
    const messages = await loadMessages(language);
    assert.ok(messages);
    assert.equal(messages.frame.locale, language);
    const own = new Map(listWords(messages));
    for (const [key, text] of listWords(english)) {
      const [, form] = /^(frame\.searchCount)\./.exec(key) ?? [];
      if (form) continue;
      assert.ok(own.get(key)?.trim(), key);
      assert.deepEqual(placesOf(own.get(key) ?? ''), placesOf(text), key);
    }
    assert.deepEqual(Object.keys(messages.api), Object.keys(enApi));
    // All forms that the language tells apart, and no others.
    const {pluralCategories} = new Intl.PluralRules(language).resolvedOptions();
    const forms = Object.keys(messages.frame.searchCount);
    for (const form of forms)
      assert.ok((pluralCategories as string[]).includes(form), `${language} has no form ${form}`);
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1.5]) {
      const said = plural(messages.frame.searchCount, count, language);
      assert.ok(said.includes(String(count)), said);
      assert.ok(
        forms.includes(new Intl.PluralRules(language).select(count)) || forms.length < 3,
        `${language} ${count}`,
      );
    }
  });

test('a count takes the form that its language has for it', async () => {
  const counted = async (tag: string, count: number) =>
    plural((await loadMessages(tag))!.frame.searchCount, count, tag);
  assert.equal(plural(en.searchCount, 1, 'en'), '1 result');
  assert.equal(plural(en.searchCount, 0, 'en'), '0 results');
  assert.equal(await counted('pl', 2), '2 wyniki');
  assert.equal(await counted('pl', 5), '5 wyników');
  assert.equal(await counted('ja', 1), '1 件の結果');
});

for (const language of languages)
  test(`${language} has the words of the form and of its answers, with their places`, async () => {
    const form = await loadFormMessages(language);
    assert.ok(form);
    const own = new Map(listWords(form));
    for (const [key, text] of listWords(englishForm)) {
      assert.ok(own.has(key), key);
      assert.ok(own.get(key)?.trim(), key);
      assert.deepEqual(placesOf(own.get(key) ?? ''), placesOf(text), key);
    }
  });

const root = join(import.meta.dirname, '../../..');

for (const language of languages)
  test(`${language}.json has the keys of English, flat, and no others`, () => {
    const own = readLocale(language);
    const isPlural = (key: string) => key.startsWith('frame.searchCount.');
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

/** Punctuation and forms of address that a locale never has. */
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
  test(`${language} keeps its own punctuation and form of address`, () => {
    for (const [key, text] of Object.entries(readLocale(language))) {
      // Code keeps the punctuation of its language.
      const prose = text.replace(/\{\w+\}\[key\]=value|;\{\w+\}=value|servers\[\]\.url/g, 'code');
      assert.doesNotMatch(prose.replace(/\{\w+\}/g, 'value'), pattern, `${key}: ${text}`);
    }
  });

for (const language of languages)
  test(`${language} names in a remedy what English names`, () => {
    const own = readLocale(language);
    for (const [key, text] of listWords(englishForm)) {
      const translated = own[key] ?? '';
      assert.equal(/^\s/.test(translated) && !/^\s/.test(text), false, key);
      // Names of settings, headers and commands are part of the remedy.
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
  // Chosen by a number, and by the type of a security scheme.
  const isChosen = (key: string) => /^(?:frame\.searchCount|async\.signIn)\.|Units$/.test(key);
  const unused = listWords({...english, ...englishForm}).filter(
    ([key]) => !isChosen(key) && !words.has(key.split('.').at(-1) as string),
  );
  assert.deepEqual(
    unused.map(([key]) => key),
    [],
  );
});
