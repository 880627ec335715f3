import type {Problem} from '../../base/problem.js';
import {isWebUrl} from '../../base/web-url.js';
import {findNearestOperation} from '../../openapi/operation/find-nearest-operation.js';
import type {BindingTarget} from '../../site/navigation/absent-operation.js';
import {findOnlyDocument, listNamedDocuments, resolveDocumentFile} from '../../site/navigation/api-documents.js';
import type {KnownDocument} from '../documents.js';
import type {CheckedPage} from '../page-file.js';
import type {CheckedProject} from '../project.js';
import type {TagUse} from '../uses.js';
import {
  describeNoDocument,
  describeNowhere,
  describeUnreadDocument,
  findUnreadReason,
  hasTarget,
} from './page-binding.js';

/** Returns an attribute's text. Undefined if it is absent, or if its value is an expression. */
type Written = (name: string) => string | undefined;

/**
 * Reports an element that cannot render its part of an API document: it names no document or operation, or one that
 * does not exist. Omit `page` for a snippet, which bound pages can use.
 */
export async function checkEndpointTarget(
  use: TagUse,
  project: CheckedProject,
  page?: CheckedPage,
): Promise<readonly Problem[]> {
  const {element, component, place} = use;
  // Skip an element with `{...props}`, which can contain any attribute.
  if (!component || !documentTags.has(component.tag) || hasSpread(element)) return [];
  const written: Written = name => {
    const value = element.attributes.get(name);
    return typeof value === 'string' ? value.trim() : undefined;
  };
  const has = (name: string) => element.attributes.has(name) && written(name) !== '';
  // Without `spec`, an element uses the project’s only API document.
  const usual = findOnlyDocument(project.read.config);
  if (!['spec', 'specs', 'data-specs', 'slices'].some(has)) {
    const isBound = component.namedBy !== undefined && !component.namedBy.some(has);
    if (isBound && (!page || page.metadata.binding)) return [];
    if (!usual) return [await withoutDocument(use, project)];
  }
  const named = findNamedTarget(written, has);
  const spec = has('spec') || has('slices') || has('specs') || has('data-specs') ? written('spec') : usual;
  const {documents, paths} = project;
  const file = spec && (resolveDocumentFile(spec) ?? spec);
  const subject = `<${element.name}>`;
  const isAway = file && isWebUrl(file);
  const isUnread = file && ((!isAway && !paths.has(file)) || findUnreadReason(file, project));
  // Leave a default from docs.json to another rule.
  if (spec !== written('spec') && isUnread) return [];
  if (file && !isAway && !paths.has(file))
    return [describeNoDocument(subject, spec, await documents.others(), place('spec'))];
  const known = file && (named || isAway) ? await documents.read(file) : undefined;
  const reason = file && findUnreadReason(file, project);
  if (reason)
    return [describeUnreadDocument(`${subject} references the API document "${spec}"`, reason, place('spec'))];
  if (named?.target === '') return [withoutPath(use, named, known)];
  if (!known || !named || hasTarget(known, named)) return [];
  // If the nearest operation has another method, suggest to change the method.
  const near = findNearestOperation(known.operations, named.method ?? '', named.target ?? '');
  const isMethod = named.attribute === 'path' && near?.path === named.target;
  return [
    await describeNowhere(
      subject,
      named,
      {known: [known], project},
      place(isMethod ? 'method' : named.attribute),
      each => (isMethod ? `method="${each.method.toLowerCase()}"` : `${named.attribute}="${each.path}"`),
    ),
  ];
}

export const documentTags: ReadonlySet<string> = new Set([
  'openapi-endpoint',
  'openapi-thirdparty-a',
  'openapi-thirdparty-b',
  'openapi-thirdparty-c',
]);

export function hasSpread({attributes}: TagUse['element']): boolean {
  return [...attributes.keys()].some(name => name.startsWith('...'));
}

/**
 * Returns the operation, channel, or schema that the attributes name, and the attribute to report. A missing path is
 * empty.
 */
function findNamedTarget(
  written: Written,
  has: (name: string) => boolean,
): (BindingTarget & {readonly attribute: string}) | undefined {
  const all = ['overview', 'schema', 'webhook', 'channel', 'operation', 'method', 'path'];
  if (has('overview') || all.some(name => has(name) && written(name) === undefined)) return undefined;
  const [schema, webhook, channel, operation] = all.slice(1).map(written);
  if (schema) return {kind: 'schema', target: schema, attribute: 'schema'};
  if (webhook) return {kind: 'operation', method: 'WEBHOOK', target: webhook, attribute: 'webhook'};
  const isOfChannel = channel && /^(?:send|receive|publish|subscribe)$/i.test(operation ?? '');
  if (operation && !isOfChannel) return {kind: 'channel', method: 'CHANNEL', target: operation, attribute: 'operation'};
  if (channel) return {kind: 'channel', method: 'CHANNEL', target: channel, attribute: 'channel'};
  if (!has('method') && !has('path')) return undefined;
  const method = (written('method') || 'get').toUpperCase();
  return {kind: 'operation', method, target: written('path') ?? '', attribute: 'path'};
}

async function withoutDocument({element, place}: TagUse, {read, documents}: CheckedProject): Promise<Problem> {
  const file = listNamedDocuments(read.config)[0] ?? (await documents.others())[0] ?? 'openapi.yaml';
  return {
    code: 'binding-document',
    level: 'error',
    message: `<${element.name}> has no "spec", so readers see an error message.`,
    fix: `Add spec="${file}".`,
    place: place(),
  };
}

function withoutPath({element, place}: TagUse, {method}: BindingTarget, known: KnownDocument | undefined): Problem {
  const like = known?.operations.find(each => each.method === method) ?? known?.operations[0];
  return {
    code: 'binding-operation',
    level: 'error',
    message: `<${element.name}> has method="${element.attributes.get('method')}" but no path.`,
    fix:
      like && like.method !== method
        ? `Write method="${like.method.toLowerCase()}" path="${like.path}".`
        : `Add path="${like?.path ?? '/path'}".`,
    place: place('method'),
  };
}
