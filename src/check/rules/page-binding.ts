import {computeEditDistance} from '../../base/edit-distance.js';
import {getFileName} from '../../base/file-path.js';
import type {Place, Problem} from '../../base/problem.js';
import {isWebUrl} from '../../base/web-url.js';
import type {Binding} from '../../components/bound-element.js';
import {findNearest} from '../../config/find-nearest.js';
import {findNearestOperation, formatOperationName} from '../../openapi/operation/find-nearest-operation.js';
import {findOperation} from '../../openapi/operation/find-operation.js';
import {describeTarget} from '../../site/navigation/absent-operation.js';
import {listNamedDocuments} from '../../site/navigation/api-documents.js';
import {listCandidateDocuments} from '../../site/site.js';
import type {KnownDocument} from '../documents.js';
import type {CheckedPage} from '../page-file.js';
import {placeInDocument} from '../place-in-document.js';
import {findKeyPlace} from '../places.js';
import type {CheckedProject} from '../project.js';

/** Finds pages that are bound to a document, operation, webhook, or schema that does not exist. */
export async function checkPageBinding(page: CheckedPage, project: CheckedProject): Promise<readonly Problem[]> {
  const {binding} = page.metadata;
  if (!binding || !project.isReadable) return [];
  const place = findKeyPlace(page, getBindingKey(page, binding));
  const found = binding.document === undefined ? [] : await project.documents.others();
  const candidates = listCandidateDocuments({...project.site, found}, page.slug, binding.document);
  const {documents, paths} = project;
  const isThere = (file: string) => isWebUrl(file) || paths.has(file);
  if (binding.document !== undefined && !candidates.some(isThere))
    return [describeNoDocument('The frontmatter', binding.document.replace('/./', '/'), found, place)];
  const others = binding.document === undefined ? await documents.others() : [];
  const all = [...new Set([...candidates, ...others])].filter(isThere);
  const known = (await Promise.all(all.map(file => documents.read(file)))).filter(each => each !== undefined);
  const reason = binding.document === undefined ? undefined : findUnreadReason(all[0] as string, project);
  if (reason)
    return [describeUnreadDocument(`The frontmatter references the API document "${binding.document}"`, reason, place)];
  // Report nothing if a document was not read. An unreadable document has its own report. One at a URL may contain the
  // operation.
  if (known.length < all.length) return [];
  const having = known.filter(each => hasTarget(each, binding));
  if (having.length === 0) {
    const {at, written} = describeWritten(page, binding, known);
    return [await describeNowhere('The frontmatter', binding, {known, project}, at, written)];
  }
  const named = having.filter(({file}) => candidates.includes(file));
  // If no document in docs.json contains the operation, search the other documents of the project.
  const among = named.length > 0 ? named : having;
  return binding.document === undefined && among.length > 1 ? [buildAmbiguousProblem(binding, among, place)] : [];
}

/** Returns the position of the wrong word of a binding, and how to write another operation in the author's case. */
function describeWritten(
  page: CheckedPage,
  binding: Binding,
  known: readonly KnownDocument[],
): {readonly at: Place; readonly written: (each: Parameters<typeof formatOperationName>[0]) => string} {
  const {method = '', target = ''} = binding;
  const start = findKeyPlace(page, getBindingKey(page, binding));
  const line = page.text.split('\n')[start.line - 1]?.slice(start.column - 1) ?? '';
  const operations = known.flatMap(each => each.operations);
  const isMethod = findNearestOperation(operations, method, target)?.path === target;
  const index = line.toLowerCase().indexOf((isMethod ? method : target).toLowerCase());
  const lower = method.toLowerCase();
  const isLower = lower !== '' && line.startsWith(lower, line.toLowerCase().indexOf(lower));
  return {
    at: {...start, column: start.column + Math.max(0, index)},
    written(each) {
      const name = formatOperationName(each);
      return `"${isLower ? name.replace(/^[A-Z]+(?= )/, word => word.toLowerCase()) : name}"`;
    },
  };
}

function getBindingKey({frontmatter}: CheckedPage, {kind}: Binding): string {
  if (kind === 'schema') return 'openapi-schema';
  return kind === 'channel' || !frontmatter.has('openapi') ? 'asyncapi' : 'openapi';
}

export function hasTarget(
  {operations, schemas}: KnownDocument,
  {kind, method = '', target = ''}: Pick<Binding, 'kind' | 'method' | 'target'>,
): boolean {
  if (kind === 'overview') return true;
  return kind === 'schema' ? schemas.includes(target) : findOperation({operations}, method, target) !== undefined;
}

/** Returns the problem of a missing document. `who` is the message's subject. */
export function describeNoDocument(who: string, name: string, others: readonly string[], place: Place): Problem {
  const near = findNearestDocument(name, others);
  return {
    code: 'binding-document',
    level: 'error',
    message: `${who} references the API document "${name}", which does not exist.`,
    fix: near
      ? `Write "${near}", which exists${name.startsWith('..') ? '' : `, or add ${name}`}.`
      : `Add ${name} to the project.`,
    place,
  };
}

/**
 * Returns the document to suggest: preferably with the same name in another folder or format, then with a similar name,
 * then any.
 */
function findNearestDocument(name: string, others: readonly string[]): string | undefined {
  const fileName = (path: string) => getFileName(path).toLowerCase();
  const stem = (path: string) => fileName(path).replace(/\.\w+$/, '');
  const byDistance = [...others].sort(
    (one, other) => computeEditDistance(one, name) - computeEditDistance(other, name),
  );
  return (
    byDistance.find(each => fileName(each) === fileName(name)) ??
    byDistance.find(each => stem(each) === stem(name)) ??
    findNearest(name, others) ??
    byDistance[0]
  );
}

/**
 * Returns why a remote document was not read. Undefined if docs.json names the document, because that problem is
 * reported there.
 */
export function findUnreadReason(file: string, {documents, read}: CheckedProject): string | undefined {
  return listNamedDocuments(read.config).includes(file) ? undefined : documents.unread.get(file);
}

/** Returns the problem of a document that was not read. The message begins with `named`. */
export function describeUnreadDocument(named: string, reason: string, place: Place): Problem {
  return {
    code: 'binding-document',
    level: 'error',
    message: `${named}, which Lectern cannot read: ${reason}.`,
    fix: 'Correct the URL, or copy the document into the project and write its path.',
    place,
  };
}

/** Returns the problem of an operation, channel, or schema that no document defines. `who` is the message's subject. */
export async function describeNowhere(
  who: string,
  binding: Pick<Binding, 'kind' | 'method' | 'target'>,
  {known, project}: {readonly known: readonly KnownDocument[]; readonly project: CheckedProject},
  place: Place,
  written = (each: Parameters<typeof formatOperationName>[0]) => `"${formatOperationName(each)}"`,
): Promise<Problem> {
  const {kind, method = '', target = ''} = binding;
  const where = known.map(({file}) => file);
  const isAbsent =
    where.length > 3
      ? `which none of the ${where.length} documents defines`
      : where.length > 1
        ? `which neither ${where.join(' nor ')} defines`
        : `which does not exist in ${where[0]}`;
  const related = where.slice(0, 20).map(file => ({file, line: 1, column: 1}));
  const problem = {level: 'error' as const, place, ...(related.length > 0 && {related})};
  if (where.length === 0)
    return {
      ...problem,
      code: 'binding-document',
      message: `${who} references the ${describeTarget(binding)}, but the project has no API document.`,
      fix: `Add "api": {${kind === 'channel' ? '"asyncapi": "asyncapi.yaml"' : '"openapi": "openapi.yaml"'}} to docs.json, with the path of your document.`,
    };
  if (kind === 'schema') {
    const near = findNearest(
      target,
      known.flatMap(({schemas}) => schemas),
    );
    return {
      ...problem,
      code: 'binding-schema',
      message: `${who} references the ${describeTarget(binding)}, ${isAbsent}.`,
      fix: near
        ? `Write "${near}", which exists.`
        : `Add "${target}": {"type": "object"} to components.schemas${where.length === 1 ? ` of ${where[0]}` : ''}.`,
    };
  }
  const operations = known.flatMap(each => each.operations);
  const near = findNearestOperation(operations, method, target);
  const isOfKind = (each: {readonly kind: string}) => (each.kind === 'channel') === (kind === 'channel');
  const format = kind === 'channel' ? 'AsyncAPI' : 'OpenAPI';
  const name = kind === 'channel' ? `"${target}"` : `${method} ${target}`;
  const document = where.length === 1 ? where[0] : 'one of the documents';
  return {
    ...problem,
    ...(near && {related: [await placeInDocument(near.at, project)]}),
    code: 'binding-operation',
    message: `${who} references the ${describeTarget(binding)}, ${isAbsent}.`,
    fix: near
      ? `Write ${written(near)}, which exists.`
      : operations.length > 0 && !operations.some(isOfKind)
        ? `Add an ${format} document to the project that defines ${name}.`
        : `Add ${name} to ${document}.`,
  };
}

function buildAmbiguousProblem(
  {kind, method = '', target = ''}: Binding,
  known: readonly KnownDocument[],
  place: Place,
): Problem {
  const [first, second, ...more] = known;
  const two = `${first?.file} and ${second?.file} both define`;
  const operation = kind === 'channel' ? target : `${method} ${target}`.trim();
  const where = more.length > 0 ? `${first?.file}, ${second?.file}, and ${more.length} more documents define` : two;
  return {
    code: 'binding-ambiguous',
    level: 'warning',
    message: `${where} ${operation}. Lectern shows the one in ${first?.file}.`,
    fix: `Add the file name: "${first?.file} ${operation}".`,
    place,
    related: known.slice(0, 20).map(({file}) => ({file, line: 1, column: 1})),
  };
}
