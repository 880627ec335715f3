/**
 * The shape of a collection of version 2.1, written down from its published description as far as our collections go: no package
 * of npm holds the official schema. Unknown keys are faults.
 */
const text = {type: 'string'};
const closed = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
});
const list = (items: object) => ({type: 'array', items});
const pair = closed(['key', 'value'], {key: text, value: text, description: text, disabled: {const: true}});
const parts = list(closed(['key', 'value'], {key: text, value: text, type: {const: 'string'}}));
const auth = closed(['type'], {
  type: {enum: ['noauth', 'apikey', 'basic', 'bearer', 'digest', 'oauth2']},
  apikey: parts,
  basic: parts,
  bearer: parts,
  digest: parts,
  oauth2: parts,
});
const body = {
  oneOf: [
    closed(['mode', 'raw'], {
      mode: {const: 'raw'},
      raw: text,
      options: closed(['raw'], {raw: closed(['language'], {language: {enum: ['json', 'xml', 'html', 'text']}})}),
    }),
    closed(['mode', 'urlencoded'], {mode: {const: 'urlencoded'}, urlencoded: list(pair)}),
    closed(['mode', 'formdata'], {
      mode: {const: 'formdata'},
      formdata: list({
        oneOf: [
          closed(['key', 'type', 'value'], {key: text, type: {const: 'text'}, value: text, contentType: text}),
          closed(['key', 'type', 'src'], {key: text, type: {const: 'file'}, src: list(text), contentType: text}),
        ],
      }),
    }),
    closed(['mode', 'file'], {mode: {const: 'file'}, file: closed([], {})}),
  ],
};
const url = closed(['raw', 'host', 'path', 'query', 'variable'], {
  raw: text,
  host: list(text),
  path: list(text),
  query: list(pair),
  variable: list(pair),
});
const request = closed(['method', 'header', 'url'], {
  method: text,
  description: text,
  auth,
  header: list(pair),
  body,
  url,
});
const response = closed(['name', 'header', 'body'], {
  name: text,
  code: {type: 'integer'},
  header: list(pair),
  body: text,
});
const item = closed(['name', 'request', 'response'], {name: text, request, response: list(response)});
const folder = closed(['name', 'item'], {name: text, description: text, item: list(item)});

export const postmanShape = closed(['info', 'item', 'variable'], {
  info: closed(['name', 'schema'], {
    name: text,
    description: text,
    version: text,
    schema: {const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'},
  }),
  item: list({oneOf: [item, folder]}),
  auth,
  variable: list(closed(['key', 'value', 'type'], {key: text, value: text, type: {const: 'string'}})),
});
