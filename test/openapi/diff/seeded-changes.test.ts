import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {test} from 'node:test';
import {openNodeFiles} from '../../../shell/node/files/files.js';
import {isFile} from '../../../src/base/files.js';
import {getOwn, isObject} from '../../../src/base/json.js';
import {diffDocuments} from '../../../src/openapi/diff/diff-documents.js';
import {DocumentSet} from '../../../src/openapi/document/document-set.js';
import {getChild, type Located} from '../../../src/openapi/document/located.js';
import {indexDocument} from '../../../src/openapi/operation/index-document.js';
import {sharedPath, withoutShared} from '../../shared.js';
import {openText} from '../open.js';
import {type Draft, type SeededChange, seededChanges, type Target} from './seeded-changes.js';

const folders = ['specs/directory', 'specs/oai', 'specs/readme', 'specs/vendor'];

/** Number of changes of each kind. */
const TIMES = 2;

interface Sample {
  readonly text: string;
  readonly file: string;
  readonly operations: readonly {readonly path: string; readonly method: string}[];
}

test('breaking changes are recognized among 100 random changes', {
  skip: withoutShared('specs'),
}, async () => {
  const samples = await readSamples();
  const random = createRandom(51);
  const verdicts: {change: SeededChange; isFound: boolean; where: string}[] = [];
  for (const change of seededChanges)
    for (let time = 0; time < TIMES; time++) {
      const {before, after, where} = await seed(samples, change, random);
      const {document, operations} = await diffDocuments(before, after);
      const changes = [...document, ...operations.flatMap(each => each.changes)];
      verdicts.push({change, where, isFound: changes.some(({level}) => level === 'breaking')});
    }
  const wrong = verdicts.filter(({change, isFound}) => isFound !== change.isBreaking);
  const names = wrong.map(({change, where}) => `${change.name} in ${where}`);
  const correct = verdicts.filter(({change, isFound}) => isFound && change.isBreaking).length;
  assert.equal(verdicts.length, 100);
  assert.equal(verdicts.filter(({change}) => change.isBreaking).length, 50);
  assert.ok(correct / 50 >= 0.98, `recall ${correct / 50}: ${names}`);
  const precision = correct / verdicts.filter(({isFound}) => isFound).length;
  assert.ok(precision >= 0.98, `precision ${precision}: ${names}`);
});

async function readSamples(): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const folder of folders)
    for (const name of readdirSync(sharedPath(folder))) {
      const read = await openNodeFiles(sharedPath(folder)).read(name);
      if (!isFile(read)) continue;
      const documents = await openText(read.text, name, openNodeFiles(sharedPath(folder)));
      const {operations} = indexDocument(documents);
      const own_ = operations.filter(({kind, hidden}) => kind === 'operation' && !hidden);
      if (own_.length > 0)
        samples.push({
          text: read.text,
          file: `${folder}/${name}`,
          operations: own_.map(({path, method}) => ({path, method: method.toLowerCase()})),
        });
    }
  return samples;
}

/** Finds an operation to which a change applies, beginning at a random one. */
async function seed(samples: readonly Sample[], change: SeededChange, random: () => number) {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const sample = samples[Math.floor(random() * samples.length)]!;
    const {path, method} = sample.operations[Math.floor(random() * sample.operations.length)]!;
    const files = openNodeFiles(sharedPath(sample.file.slice(0, sample.file.lastIndexOf('/'))));
    const [before, copy] = [
      await openText(sample.text, sample.file, files),
      await openText(sample.text, sample.file, files),
    ];
    const target = openTarget(copy, path, method);
    if (!target || !change.make(target)) continue;
    const document = {file: sample.file, text: '', value: target.document, version: copy.version};
    return {before, after: new DocumentSet(document, files), where: `${sample.file} ${method} ${path}`};
  }
  throw new Error(`No document has a place for "${change.name}".`);
}

/** Copies everything that an operation refers to, so that a change affects only this operation. */
function openTarget(documents: DocumentSet, path: string, method: string): Target | undefined {
  const document = documents.root.value as Draft;
  const item = getOwn(getOwn(document, 'paths'), path) as Draft | undefined;
  const operation = item && (getOwn(item, method) as Draft | undefined);
  if (!item || !operation) return undefined;
  const spot = getChild(getChild(getChild(documents.root, 'paths')!, path)!, method)!;
  const inlined = <T>(value: T, node: Located | undefined): T => {
    const found = node && documents.resolve({...node, value});
    return found?.state === 'found' ? (structuredClone(found.node.value) as T) : value;
  };
  const parameters = ((operation.parameters as Draft[] | undefined) ?? []).map(each => inlined(each, spot));
  if (operation.parameters) operation.parameters = parameters;
  if (isObject(operation.requestBody)) operation.requestBody = inlined(operation.requestBody, spot);
  const responses = (operation.responses ?? {}) as Draft;
  for (const status of Object.keys(responses)) responses[status] = inlined(responses[status], spot);
  const statuses = Object.keys(responses).filter(each => /^2/.test(each));
  const success = statuses.length === 1 ? (responses[statuses[0]!] as Draft) : undefined;
  const schemaOf = (holder: unknown): Draft | undefined => {
    const media = Object.values((getOwn(holder, 'content') as Draft | undefined) ?? {}) as Draft[];
    if (media.length !== 1 || !isObject(media[0]?.schema)) return undefined;
    media[0].schema = inlined(media[0].schema, spot);
    return media[0].schema as Draft;
  };
  const [sent, received] = [schemaOf(operation.requestBody), schemaOf(success)];
  return {
    document,
    path,
    method,
    item,
    operation,
    parameters,
    ...(success && {success}),
    ...(sent && {sent}),
    ...(received && {received}),
  };
}

/** Returns a seeded random generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
