import {indexAnyDocument} from '../asyncapi/index-channels.js';
import {isAsync} from '../asyncapi/is-async.js';
import {type FileText, isFile, type ReadResult} from '../base/files.js';
import {getOwn, isObject} from '../base/json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import type {Problem} from '../base/problem.js';
import {isWebUrl} from '../base/web-url.js';
import type {Config, LecternSettings} from '../config/config.js';
import type {ApiDocument} from '../openapi/document/api-document.js';
import {readDocumentInfo} from '../openapi/document/document-head.js';
import {DocumentSet} from '../openapi/document/document-set.js';
import {findDocuments} from '../openapi/document/find-documents.js';
import {getChild, getChildren, getPositionKey} from '../openapi/document/located.js';
import {placeProblems} from '../openapi/document/place-problems.js';
import {joinPointer} from '../openapi/document/pointer.js';
import {readData} from '../openapi/document/read-data.js';
import {type ReadDocument, readDocument} from '../openapi/document/read-document.js';
import type {DocumentPosition, SpecProblem} from '../openapi/document/spec-problem.js';
import {type ApiIndex, buildApiIndex} from '../openapi/operation/api-index.js';
import type {OperationEntry} from '../openapi/operation/create-found-operation.js';
import type {DocumentIndex} from '../openapi/operation/index-document.js';
import {checkReferences} from '../openapi/references/check-references.js';
import {withoutVersions} from '../site/navigation/dated-versions.js';
import type {ProjectFiles} from '../site/project/project-files.js';
import {checkSpecExample, openExamples, type ValidateExample} from './examples/check-spec-example.js';
import {checkSpecDuplicateKey} from './rules/spec-duplicate-key.js';
import {checkSpecNoServers} from './rules/spec-no-servers.js';
import {checkSpecPrivate} from './rules/spec-private.js';
import {checkSpecProblems} from './rules/spec-problems.js';
import {checkSpecSchema} from './schema/spec-schema.js';
import {toSwaggerProblem} from './swagger-problem.js';

/**
 * Facts about an API document that the check keeps in memory. The document itself is dropped, because a project can
 * have many.
 */
export interface KnownDocument {
  readonly file: string;
  readonly index: ApiIndex;
  /** Operations that a page can be bound to, including hidden ones. */
  readonly operations: readonly (Pick<OperationEntry, 'method' | 'path' | 'kind' | 'channel' | 'address'> & {
    readonly at: DocumentPosition;
  })[];
  readonly schemas: readonly string[];
  /** True if an `apiKey` scheme of the document names the header, query parameter, or cookie. */
  readonly namesKey: boolean;
}

/** An open API document, with a validator for examples in pages. */
interface HeldDocument {
  readonly documents: DocumentSet;
  readonly index: DocumentIndex;
  readonly validate: ValidateExample;
}

/** API documents of a project. Reads each when it is first needed. */
export class CheckedDocuments {
  /**
   * Indexes of documents for the navigation. Undefined for an unreadable document. A URL that was not requested has no
   * entry.
   */
  readonly indexes = new Map<string, ApiIndex | undefined>();
  readonly problems: Problem[] = [];
  /** Why documents at URLs were not read, by URL. Worded as the second half of a sentence. */
  readonly unread = new Map<string, string>();
  /** True if the check may not send requests to other hosts. */
  readonly isOffline: boolean;
  /** Access to documents, also to remote ones if other hosts are allowed. */
  readonly files: ProjectFiles;
  readonly #paths: readonly string[];
  readonly #remote: readonly string[];
  readonly #private: LecternSettings['private'];
  /** True if docs.json sets the API's base URL. Documents then need no servers. */
  readonly #hasBaseUrl: boolean;
  readonly #reading = new Map<string, Promise<KnownDocument | undefined>>();
  #held: {readonly file: string; readonly reading: Promise<HeldDocument | undefined>} | undefined;
  #others: Promise<readonly string[]> | undefined;

  constructor(files: ProjectFiles, paths: readonly string[], {lectern, api}: Pick<Config, 'lectern' | 'api'>) {
    const {remote, private: privacy} = lectern;
    const {readRemote} = files;
    this.isOffline = !readRemote;
    this.files = readRemote ? withRemote(files, readRemote) : files;
    this.#paths = withoutVersions({lectern}, paths);
    this.#remote = remote;
    this.#private = privacy;
    this.#hasBaseUrl = api.baseUrl.length > 0;
  }

  /** Reads a document. Undefined if it is unreadable: `problems` or `unread` then has the reason. */
  read(file: string): Promise<KnownDocument | undefined> {
    if (this.isOffline && isWebUrl(file)) return Promise.resolve(undefined);
    let reading = this.#reading.get(file);
    if (!reading) {
      reading = this.#read(file);
      this.#reading.set(file, reading);
    }
    return reading;
  }

  /** Returns all OpenAPI documents of the project. */
  others(): Promise<readonly string[]> {
    this.#others ??= findDocuments(this.files, this.#paths);
    return this.#others;
  }

  /** Returns an open document. Caches only the last one, because pages of a document usually follow one another. */
  held(file: string): Promise<HeldDocument | undefined> {
    if (this.isOffline && isWebUrl(file)) return Promise.resolve(undefined);
    if (this.#held?.file !== file) this.#held = {file, reading: this.#hold(file)};
    return this.#held.reading;
  }

  async #hold(file: string): Promise<HeldDocument | undefined> {
    const {openValidator} = this.files;
    const result = openValidator && (await this.files.read(file));
    const document = result && isFile(result) ? (await this.#open(result, file)).document : undefined;
    if (!openValidator || !document) return undefined;
    const documents = new DocumentSet(document, this.files, this.#remote);
    if (isAsync(documents)) return undefined;
    const index = await documents.settle(() => {
      // Follow every reference, so that all files are requested from `settle`.
      checkReferences(documents);
      return indexAnyDocument(documents);
    });
    return {documents, index, validate: await openExamples(documents, openValidator)};
  }

  #open({text, overlays}: FileText, file: string): Promise<ReadDocument> {
    return readDocument(text, file, {overlays, files: this.files});
  }

  async #read(file: string): Promise<KnownDocument | undefined> {
    const result = await this.files.read(file);
    // Report nothing: another rule reports a missing file where it is named.
    if (!isFile(result)) {
      if (isWebUrl(file)) this.unread.set(file, result.reason ?? result.missing);
      else this.indexes.set(file, undefined);
      return undefined;
    }
    const {document, problems: unreadable} = await this.#open(result, file);
    this.problems.push(...unreadable);
    if (!document) {
      this.indexes.set(file, undefined);
      return undefined;
    }
    const documents = new DocumentSet(document, this.files, this.#remote);
    const index = await documents.settle(() => indexAnyDocument(documents));
    // Swagger 2.0 is converted. Its schema checks the written document, and all other rules the converted one.
    const written = document.version === '2.0' ? (await readData(document.text, document.file)).value : undefined;
    const move = (problems: readonly SpecProblem[]) =>
      written === undefined ? problems : problems.map(each => toSwaggerProblem(each, document.file, written));
    const found = move(
      await documents.settle(() => [
        ...index.problems,
        ...checkReferences(documents),
        ...checkSpecProblems(documents, index),
        ...(this.#hasBaseUrl ? [] : checkSpecNoServers(documents, index)),
      ]),
    );
    const faults = withoutStated(await this.#faults(document, documents, written), found);
    const {openValidator} = this.files;
    const examples = openValidator && !isAsync(documents) ? await checkSpecExample(documents, openValidator) : [];
    const hidden = move(checkSpecPrivate(documents, this.#private));
    const problems = [...removeDuplicates(found), ...hidden, ...faults, ...withoutStated(move(examples), faults)];
    for (const [path, text] of documents.texts) this.problems.push(...checkSpecDuplicateKey({file: path, text}));
    this.problems.push(...documents.readProblems, ...(await placeProblems(problems, documents.texts)));
    const known = buildApiIndex(index, readDocumentInfo(documents.root));
    this.indexes.set(file, known);
    return {
      file,
      index: known,
      operations: index.operations.map(({method, path, kind, channel, address, node}) => ({
        at: {file: node.file, pointer: node.pointer},
        method,
        path,
        kind,
        ...omitUndefined({channel, address}),
      })),
      schemas: listSchemaNames(document.value),
      namesKey: await documents.settle(() => namesKey(documents)),
    };
  }

  /** Validates a document and its files, as written, against the official schema. */
  async #faults(document: ApiDocument, documents: DocumentSet, value: unknown): Promise<readonly SpecProblem[]> {
    const {loadSchema} = this.files;
    if (!loadSchema || isUnknown(document)) return [];
    if (document.version !== '2.0') return checkSpecSchema(documents, loadSchema);
    if (!isObject(value)) return [];
    const written = new DocumentSet({...document, value}, this.files, this.#remote);
    await written.settle(() => checkReferences(written));
    return checkSpecSchema(written, loadSchema);
  }
}

/** Returns file access that can also read URLs. Requests each URL once. */
function withRemote(files: ProjectFiles, readRemote: NonNullable<ProjectFiles['readRemote']>): ProjectFiles {
  const responses = new Map<string, Promise<ReadResult>>();
  return {
    ...files,
    read(path, signal) {
      if (!isWebUrl(path)) return files.read(path, signal);
      const result = responses.get(path) ?? readRemote(path);
      responses.set(path, result);
      return result;
    },
  };
}

/** Returns whether a document's version is unknown. No schema applies then, and `spec-version` reports it. */
function isUnknown({version, value}: ApiDocument): boolean {
  return !/^(?:|2\.0|3\.[012](?:[.-].*)?)$/.test(version) && getOwn(value, 'asyncapi') === undefined;
}

/** Removes schema errors that repeat a problem of another rule, or that are inside a part with such a problem. */
function withoutStated(faults: readonly SpecProblem[], stated: readonly SpecProblem[]): readonly SpecProblem[] {
  const placeOf = ({at, on}: SpecProblem) =>
    getPositionKey(on === undefined ? at : {file: at.file, pointer: joinPointer(at.pointer, on)});
  const places = new Set(stated.flatMap(each => [getPositionKey(each.at), placeOf(each)]));
  const misshapen = new Set(stated.filter(({code}) => code === 'spec-shape').map(({at}) => getPositionKey(at)));
  const above = ({file, pointer}: DocumentPosition) =>
    getPositionKey({file, pointer: pointer.slice(0, pointer.lastIndexOf('/'))});
  return faults.filter(each => !places.has(placeOf(each)) && !misshapen.has(above(each.at)));
}

/**
 * Removes duplicates: indexing and checking can report the same broken reference, and a cycle is found at each of its
 * members.
 */
function removeDuplicates(problems: readonly SpecProblem[]): SpecProblem[] {
  const known = new Set<string>();
  return problems.filter(({code, at, on = '', message}) => {
    const members = code === 'spec-ref-circular' ? [...new Set(message.match(/\S+#\S*[^\s.]/g))].sort() : [];
    const key = `${code} ${members.length > 0 ? members.join(' ') : `${at.file}#${at.pointer} ${on}`}`;
    return code === 'spec-ref-cycle' || (!known.has(key) && known.add(key));
  });
}

function listSchemaNames(document: unknown): readonly string[] {
  const schemas = getOwn(getOwn(document, 'components'), 'schemas');
  return isObject(schemas) ? Object.keys(schemas) : [];
}

function namesKey(documents: DocumentSet): boolean {
  const components = getChild(documents.root, 'components');
  const schemes = components ? getChildren(components, 'securitySchemes') : [];
  return schemes.some(([, written]) => {
    const found = documents.resolve(written);
    if (found.state !== 'found') return false;
    return getOwn(found.node.value, 'type') === 'apiKey' && typeof getOwn(found.node.value, 'name') === 'string';
  });
}
