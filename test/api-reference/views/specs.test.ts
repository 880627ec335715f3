import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {Files} from '../../../src/base/files.js';
import {getOwn} from '../../../src/base/json.js';
import {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {readDocument} from '../../../src/openapi/document/read-document.js';
import {locateOperation} from '../../../src/openapi/operation/locate-operation.js';
import {type Operation, openOperation} from '../../../src/openapi/operation/operation.js';
import {flattenSchema} from '../../../src/openapi/schema/flatten-schema.js';
import {startTags} from '../../components/html-tokens.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {viewOf, wholeView} from './draw.js';

const root = sharedPath('specs');
const skip = withoutShared('specs');

function list(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? list(path) : [path.slice(root.length + 1)];
  });
}

const files: Files = {
  async read(path) {
    const file = join(root, path);
    return existsSync(file) ? {path, text: readFileSync(file, 'utf8')} : {path, missing: 'absent'};
  },
};

interface Found {
  readonly parameters: readonly string[];
  readonly statuses: readonly string[];
  readonly body: readonly string[];
}

/** Reads the facts from the markup of a view. */
function readBack(html: string): Found & {readonly head: string} {
  const tags = startTags(html);
  const has = (name: string) => (tag: (typeof tags)[number]) => tag.attributes.get('class')?.split(' ').includes(name);
  const view = tags.find(has('api-view'))?.attributes;
  const end = tags.findIndex(has('part-callbacks'));
  const own_ = end === -1 ? tags : tags.slice(0, end);
  const fields = own_.filter(has('field')).map(({attributes}) => attributes);
  const isParameter = (place: string | undefined) => /^(?:path|query|querystring|header|cookie)$/.test(place ?? '');
  return {
    head: `${view?.get('data-method')} ${view?.get('data-path')}`,
    parameters: fields
      .filter(each => isParameter(each.get('data-in')))
      .map(each => `${each.get('data-in')} ${each.get('data-name')} ${each.has('data-required')}`)
      .sort(),
    statuses: own_.filter(has('response')).map(({attributes}) => attributes.get('data-status') ?? ''),
    body: fields.filter(each => each.get('data-in') === 'body').map(each => each.get('data-name') ?? ''),
  };
}

/** Returns the same facts from the document. */
function expected(documents: DocumentSet, operation: Operation): Found {
  const schema = operation.requestBody?.content[0]?.schema;
  const flat = schema && flattenSchema(documents, [schema]);
  const isSent = (parts: readonly {readonly value: unknown}[]) =>
    operation.kind === 'operation'
      ? !parts.some(part => flattenSchema(documents, [part as never]).keywords.get('readOnly') === true)
      : !parts.some(part => getOwn(part.value, 'writeOnly') === true);
  return {
    parameters: operation.parameters.map(each => `${each.in} ${each.name} ${each.required}`).sort(),
    statuses: operation.responses.map(({status}) => status),
    body: [...(flat?.properties ?? [])].filter(([, parts]) => isSent(parts)).map(([name]) => name),
  };
}

test('every operation of valid and broken documents renders with its facts', {skip}, async () => {
  let count = 0;
  let large = 0;
  for (const file of list(root).filter(path => /\.(?:json|ya?ml)$/.test(path))) {
    const reader = openReader(file, files);
    const {index} = await reader.index();
    if (!index) continue;
    const {document} = await readDocument(readFileSync(join(root, file), 'utf8'), file);
    const documents = new DocumentSet(document!, files);
    for (const {method, path, kind} of index.operations) {
      const name = {method: kind === 'webhook' ? 'WEBHOOK' : method, path};
      const {main, aside} = await wholeView(reader, name);
      const [found, wanted] = await documents.settle(() => {
        // Undefined until the referenced files are loaded.
        const entry = locateOperation(documents, name.method, path);
        return [readBack(main), entry && expected(documents, openOperation(documents, entry))] as const;
      });
      assert.ok(wanted);
      const where = `${file} ${method} ${path}`;
      assert.equal(found.head, `${method} ${path}`, where);
      assert.deepEqual(found.parameters, wanted.parameters, where);
      assert.deepEqual(found.statuses, wanted.statuses, where);
      for (const each of wanted.body) assert.ok(found.body.includes(each), `${where}: ${each}`);
      const ids = startTags(main + aside).flatMap(({attributes}) => attributes.get('id') ?? []);
      assert.equal(new Set(ids).size, ids.length, `${where}: an id is there twice`);
      if (main.length + aside.length > 60_000) large++;
      count++;
    }
    viewOf(await reader.overview({}));
  }
  assert.ok(count > 300);
  assert.ok(large <= count / 50, `${large} of ${count} views are larger than 60 KB`);
  assert.equal(({} as {polluted?: unknown}).polluted, undefined);
});
