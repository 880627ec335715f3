import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {readData} from '../../../src/openapi/document/read-data.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {nameOf, viewOf} from './draw.js';
import {findAll, type HtmlNode, hasClass, htmlTree} from './html-tree.js';
import {get, isMap, type Part, PlainDocument} from './plain-document.js';
import {innerShape, parametersOf, rowsOf, typeText} from './plain-rows.js';
import {type AskRows, isField, readLevel} from './read-level.js';

// Runs as build/test/api-reference/views/second-reading.sweep.js.
const root = sharedPath('specs');
const skip = withoutShared('specs');

type Side = 'request' | 'response';

/** Compares the facts in an operation's markup with the facts in its document. */
class SecondReading {
  /** Number of compared rows. */
  fields = 0;
  readonly #document: PlainDocument;
  /** Compared schemas. A document with read-only or write-only properties is compared once per side. */
  readonly #seen = new Set<string>();
  readonly #ids = new Map<unknown, number>();

  readonly #hasSides: boolean;

  constructor(document: PlainDocument, hasSides: boolean) {
    this.#document = document;
    this.#hasSides = hasSides;
  }

  async operation(reader: ApiReader, words: string, item: Part, operation: Part): Promise<void> {
    const name = nameOf(words);
    const ask: AskRows = (row, from) => reader.rows(name, row, from, {});
    const {main} = viewOf(await reader.operation(name, {}));
    const rest = await reader.rest(name, {});
    const isCallback = (each: HtmlNode) => hasClass(each, 'callback');
    const isResponse = (each: HtmlNode) => hasClass(each, 'response') && !isCallback(each);
    const view = htmlTree(main);
    const isSent = name.method !== 'WEBHOOK';

    const shown = findAll(view, each => isField(each) && placesOf.has(each.attributes.get('data-in') ?? ''));
    const wanted = parametersOf(this.#document, item, operation);
    await this.#fields(shown, wanted, words, ask, 'request');

    const body = this.#document.follow(childOf(operation, 'requestBody'));
    await this.#content(findAll(view, isMedia), body, `${words} body`, ask, isSent ? 'request' : 'response');

    const responses = findAll(htmlTree(rest.main), isResponse, isCallback);
    const said = mapOf(childOf(operation, 'responses')).filter(([status]) => !status.startsWith('x-'));
    const known = said.flatMap(([status, part]) => {
      const found = this.#document.follow(part);
      return isMap(found?.value) ? [[status, found] as const] : [];
    });
    const statuses = responses.map(({attributes}) => attributes.get('data-status'));
    assert.deepEqual(
      statuses,
      known.map(([status]) => status),
      `${words}: responses`,
    );
    for (const [index, [status, response]] of known.entries()) {
      const node = responses[index]!;
      const where = `${words} ${status}`;
      const side = isSent ? 'response' : 'request';
      const headers = mapOf(childOf(response, 'headers')).flatMap(([key, part]) => {
        const found = this.#document.follow(part);
        if (!isMap(found?.value)) return [];
        return [{value: {...found.value, name: key, in: 'response-header'}, file: found.file}];
      });
      const isHeader = (each: HtmlNode) => isField(each) && each.attributes.get('data-in') === 'response-header';
      await this.#fields(findAll(node, isHeader), headers, where, ask, side);
      await this.#content(findAll(node, isMedia), response, where, ask, side);
    }
  }

  /** Compares parameters or headers. */
  async #fields(shown: readonly HtmlNode[], wanted: readonly Part[], where: string, ask: AskRows, side: Side) {
    const known = wanted.map(part => {
      const {value, file} = part;
      const first = mapOf(childOf(part, 'content'))[0]?.[1];
      const media = first && (this.#document.follow(first) ?? first);
      const schema = media ? (childOf(media, 'schema') ?? childOf(media, 'itemSchema')) : childOf(part, 'schema');
      const type = schema && typeText(this.#document, this.#document.shape([schema]));
      const required = get(value, 'in') === 'path' || get(value, 'required') === true;
      return {text: `${get(value, 'in')} ${get(value, 'name')} ${type} ${required}`, schema, file};
    });
    const texts = shown.map(({attributes}) => {
      const of = (name: string) => attributes.get(`data-${name}`);
      return `${of('in')} ${of('name')} ${of('type')} ${attributes.has('data-required')}`;
    });
    assert.deepEqual([...texts].sort(), known.map(({text}) => text).sort(), `${where}: parameters`);
    this.fields += texts.length;
    for (const [index, node] of shown.entries()) {
      const {schema} = known.find(({text}) => text === texts[index])!;
      if (schema) await this.#below(node, [schema], `${where} ${texts[index]}`, ask, side);
    }
  }

  /** Compares the media types of a body or a response. */
  async #content(shown: readonly HtmlNode[], holder: Part | undefined, where: string, ask: AskRows, side: Side) {
    const content = new Map(holder ? mapOf(childOf(holder, 'content')) : []);
    const types = shown.flatMap(node => node.attributes.get('data-media')!.split(', '));
    assert.deepEqual(types.sort(), [...content.keys()].sort(), `${where}: media types`);
    for (const node of shown) {
      const type = node.attributes.get('data-media')!.split(', ')[0]!;
      const given = content.get(type)!;
      const media = this.#document.follow(given) ?? given;
      const schema = childOf(media, 'schema') ?? childOf(media, 'itemSchema');
      const told = schema && typeText(this.#document, this.#document.shape([schema]));
      assert.equal(node.attributes.get('data-type'), told, `${where} ${type}`);
      if (schema) await this.#below(node, [schema], `${where} ${type}`, ask, side);
    }
  }

  async #below(node: HtmlNode, parts: readonly Part[], where: string, ask: AskRows, side: Side): Promise<void> {
    const key = `${this.#hasSides ? side : ''} ${parts.map(part => this.#idOf((this.#document.follow(part) ?? part).value)).join(' ')}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const shape = innerShape(this.#document, parts);
    const rows = rowsOf(this.#document, shape, side);
    const level = await readLevel(node, ask);
    assert.deepEqual(
      level.rows.map(({kind, name, type, required}) => `${kind} ${name}: ${type} ${required}`),
      rows.map(({kind, name, required, parts: each}) => {
        const type = typeText(this.#document, this.#document.shape(each));
        return `${kind} ${name}: ${type} ${required}`;
      }),
      where,
    );
    this.fields += rows.length;
    for (const [index, row] of rows.entries())
      await this.#below(level.rows[index]!.node, row.parts, `${where} / ${row.kind}${row.name}`, ask, side);
    const open = [...level.choices];
    for (const {kind, variants} of shape.choices) {
      if (open[0]?.kind === kind && open[0].panels.length === variants.length) {
        const {panels} = open.shift()!;
        for (const [index, variant] of variants.entries())
          await this.#below(panels[index]!, [variant], `${where} / ${kind} ${index}`, ask, side);
      } else {
        // The type already names these variants, and they have no details. The view has no tabs for them.
        const inner = variants.map(each => innerShape(this.#document, [each]));
        const isPlain = (each: (typeof inner)[number]) =>
          rowsOf(this.#document, each, side).length === 0 && each.choices.length === 0;
        assert.ok(inner.every(isPlain), `${where}: ${kind} is not shown`);
      }
    }
    assert.equal(open.length, 0, `${where}: a choice is shown that the document does not have`);
  }

  #idOf(value: unknown): number {
    const id = this.#ids.get(value) ?? this.#ids.size;
    this.#ids.set(value, id);
    return id;
  }
}

const placesOf = new Set(['path', 'query', 'querystring', 'header', 'cookie']);
const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);
const isMedia = (node: HtmlNode) => hasClass(node, 'media');

function childOf({value, file}: Part, key: string): Part | undefined {
  const found = get(value, key);
  return found === undefined ? undefined : {value: found, file};
}

function mapOf(part: Part | undefined): readonly (readonly [string, Part])[] {
  if (!part || !isMap(part.value)) return [];
  return Object.entries(part.value).map(([key, value]) => [key, {value, file: part.file}]);
}

/** Returns operations and webhooks, each with its name on pages. */
function operationsOf(document: PlainDocument, whole: Part): readonly (readonly [string, Part, Part])[] {
  return ['paths', 'webhooks'].flatMap(holder =>
    mapOf(childOf(whole, holder)).flatMap(([path, given]) => {
      const item = document.follow(given);
      const all = [...mapOf(item), ...mapOf(item && childOf(item, 'additionalOperations'))];
      return all.flatMap(([method, operation]) => {
        const isMethod = methods.has(method) || get(get(item?.value, 'additionalOperations'), method) !== undefined;
        if (path.startsWith('x-') || !isMethod || !isMap(operation.value)) return [];
        const words = `${holder === 'paths' ? method.toUpperCase() : 'WEBHOOK'} ${path}`;
        return [[words, item!, operation] as const];
      });
    }),
  );
}

function textsIn(folder: string): [string, string][] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return textsIn(path);
    return [[path.slice(root.length + 1), readFileSync(path, 'utf8')] as [string, string]];
  });
}

test('what a second reader finds in the documents is what stands in the markup, at all depths', {skip}, async () => {
  const texts = textsIn(root).filter(([file]) => /\.(?:json|ya?ml)$/.test(file));
  const values = new Map<string, unknown>();
  for (const [file, text] of texts) values.set(file, (await readData(text, file)).value);
  const files = createMemoryFiles(Object.fromEntries(texts));
  // Returns the folder of a document, which also contains its other files.
  const folderOf = (file: string) => file.split('/', 2).join('/');
  const hasSides = new Set(texts.filter(([, text]) => /readOnly|writeOnly/.test(text)).map(([file]) => folderOf(file)));
  const document = new PlainDocument(values);
  let operations = 0;
  let fields = 0;
  for (const [file, value] of values) {
    // Views show Swagger 2.0 as 3.0. The conversion has its own tests.
    if (typeof get(value, 'openapi') !== 'string') continue;
    const reader = openReader(file, files);
    const reading = new SecondReading(document, hasSides.has(folderOf(file)));
    for (const [words, item, operation] of operationsOf(document, {value, file})) {
      await reading.operation(reader, words, item, operation).catch(error => {
        throw new Error(`${file}: ${error.message}`, {cause: error});
      });
      operations++;
    }
    fields += reading.fields;
  }
  assert.ok(operations > 300, `${operations} operations`);
  assert.ok(fields > 2000, `${fields} fields`);
});
