import type {Place, Problem} from '../../base/problem.js';
import {isWebUrl} from '../../base/web-url.js';
import type {Binding} from '../../components/bound-element.js';
import {readRequestSettings} from '../../markdown/frontmatter/request-settings.js';
import {listNamedDocuments, resolveDocumentFile} from '../../site/navigation/api-documents.js';
import {listCandidateDocuments} from '../../site/site.js';
import type {CheckedPage} from '../page-file.js';
import {findKeyPlace} from '../places.js';
import type {CheckedProject} from '../project.js';
import type {TagUse} from '../uses.js';
import {hasSpread} from './endpoint-target.js';
import {hasTarget} from './page-binding.js';

/** Finds `"method": "key"` in docs.json without the header's name, if no document provides it. */
export async function checkAuthName({read, places, documents}: CheckedProject): Promise<readonly Problem[]> {
  const {api} = read.config;
  const files = listNamedDocuments(read.config);
  const known = await Promise.all(files.map(file => documents.read(file)));
  // Report nothing if a document at a URL is not read, because it could provide the name.
  const isNamed = known.some(each => each?.namesKey) || files.some((file, at) => isWebUrl(file) && !known[at]);
  const problem = (keys: readonly string[]) =>
    withoutName(
      `${keys.join('.')}.method`,
      'Add "name": "X-API-Key", and replace X-API-Key with your API’s header.',
      places.of([...keys, 'method']),
    );
  const named = [
    {name: api.auth.name, keys: ['api', 'auth', 'name']},
    {name: api.mdx.auth.name, keys: ['api', 'mdx', 'auth', 'name']},
  ];
  const unusable = named.flatMap(({name, keys}): readonly Problem[] =>
    name === undefined || name === '' || /^[\w!#$%&'*+.^`|~-]+$/.test(name)
      ? []
      : [
          {
            code: 'auth-name',
            level: 'error',
            message: `${keys.join('.')} is "${name}", not a header name.`,
            fix: `Write "name": "${
              name
                .trim()
                .replace(/[^\w!#$%&'*+.^`|~-]+/g, '-')
                .replace(/^-+|-+$/g, '') || 'X-API-Key'
            }".`,
            place: places.of(keys),
          },
        ],
  );
  return [
    ...unusable,
    ...(api.auth.method === 'key' && !api.auth.name && !isNamed ? [problem(['api', 'auth'])] : []),
    ...(api.mdx.auth.method === 'key' && !api.mdx.auth.name && !api.auth.name ? [problem(['api', 'mdx', 'auth'])] : []),
  ];
}

/**
 * Finds `authMethod: key` in the frontmatter of an API page, if neither its document nor docs.json names the header.
 */
export async function checkPageAuthName(page: CheckedPage, project: CheckedProject): Promise<readonly Problem[]> {
  const {metadata, frontmatter} = page;
  const {api} = project.read.config;
  if (readRequestSettings(frontmatter).authMethod !== 'key' || api.auth.name) return [];
  const isNamed = metadata.binding
    ? await documentsNameKey(page, metadata.binding, project)
    : !(metadata.method && frontmatter.has('api')) || api.mdx.auth.name !== undefined;
  const fix = `Add "api": {${metadata.binding ? '' : '"mdx": {'}"auth": {"name": "X-API-Key"}}${metadata.binding ? '' : '}'} to docs.json, and replace X-API-Key with your API’s header.`;
  return isNamed ? [] : [withoutName('authMethod', fix, findKeyPlace(page, 'authMethod'))];
}

/** Returns the attribute that makes an element sign its requests with an API key. Undefined without one. */
function findKeyAttribute({element: {attributes}}: TagUse): string | undefined {
  return ['authMethod', 'auth-method'].find(name => attributes.get(name) === 'key');
}

/** Returns whether an attribute makes an element sign its requests with an API key. */
export function needsKey(use: TagUse): boolean {
  return findKeyAttribute(use) !== undefined;
}

/** Reports an element that signs requests with an API key, if nothing names the header. */
export async function checkEndpointAuthName(
  use: TagUse,
  project: CheckedProject,
  page?: CheckedPage,
): Promise<readonly Problem[]> {
  const {element, component, place} = use;
  if (component?.tag !== 'openapi-endpoint' || hasSpread(element) || project.read.config.api.auth.name) return [];
  const {attributes} = element;
  const name = findKeyAttribute(use);
  if (name === undefined || attributes.has('authName') || attributes.has('auth-name')) return [];
  const spec = attributes.get('spec');
  const binding = page?.metadata.binding;
  const isNamed =
    typeof spec === 'string'
      ? await documentNamesKey(resolveDocumentFile(spec) ?? spec, project)
      : !(page && binding) || attributes.has('spec') || (await documentsNameKey(page, binding, project));
  const fix = 'Add authName="X-API-Key", and replace X-API-Key with your API’s header.';
  return isNamed ? [] : [withoutName(`The prop "${name}" of <${element.name}>`, fix, place(name))];
}

/** Returns whether a document names the header of an API key. True for a document that is not read or missing. */
async function documentNamesKey(file: string, {documents}: CheckedProject): Promise<boolean> {
  return (await documents.read(file))?.namesKey !== false;
}

/**
 * Returns whether the document of a bound operation names the header of an API key. Searches for the first document
 * that defines the operation.
 */
async function documentsNameKey({slug}: CheckedPage, binding: Binding, project: CheckedProject): Promise<boolean> {
  const {documents, site, paths} = project;
  const found = await documents.others();
  for (const file of listCandidateDocuments({...site, found}, slug, binding.document)) {
    const isAway = isWebUrl(file);
    const known = isAway || paths.has(file) ? await documents.read(file) : undefined;
    if (isAway && !known) return true;
    if (known && hasTarget(known, binding)) return known.namesKey;
  }
  return true;
}

function withoutName(subject: string, fix: string, place: Place): Problem {
  const message = `${subject} is "key", but no setting names the header for the API key.`;
  return {code: 'auth-name', level: 'error', message, fix, place};
}
