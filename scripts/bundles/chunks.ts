import type {ManualChunkMeta} from 'rollup';
import {compiled} from './root.js';

/** Selects a module's chunk. Null leaves the choice to Rollup. */
export type ChunkOf = (id: string, modules: ManualChunkMeta) => string | null;

/**
 * Selects the chunk of a library without imports. All bundles build identical files for these chunks, and the package
 * contains each file once.
 */
export function libraryChunk(id: string): string | null {
  if (/[\\/]node_modules[\\/]katex[\\/]/.test(id)) return 'katex';
  const [, language] = /[\\/]highlight\.js[\\/].*[\\/]languages[\\/]([\w-]+)\.js$/.exec(id) ?? [];
  // Separate chunks, which keep Rollup from merging shared code into a rare locale.
  const [, messages] = /[\\/]messages[\\/]([\w-]+-(?:page|form))\.js$/.exec(id) ?? [];
  if (messages) return messages;
  // Code samples use all three languages, and the shell language highlights JSON.
  return language === 'http' || language === 'bash' ? 'json' : (language ?? null);
}

/**
 * Groups the modules that a page with a script tag needs first: the entry, the core that page chrome and components
 * share, then these two. Otherwise each small shared file would add a request to the chain.
 */
export const siteChunk: ChunkOf = (id, modules) => {
  const library = libraryChunk(id);
  if (library) return library;
  const find = (name: string) => importsOf(compiled(name), modules);
  const entry = find('shell/browser/boot/lectern');
  const core = find('shell/browser/boot/start');
  const frame = find('shell/browser/chrome/render-chrome');
  const authored = find('shell/browser/page/authored');
  // Loads in parallel with the page chrome, and imports nothing from it.
  const documents = find('elements/api-reference/documents/shared-reader');
  if (entry.has(id)) return 'lectern';
  if (core.has(id) || (frame.has(id) && (authored.has(id) || documents.has(id)))) return 'core';
  if (frame.has(id)) return 'frame';
  if (authored.has(id)) return 'authored';
  return (
    groupOf(siteGroups, id, modules) ??
    searchChunk('shell/browser/chrome/search', id, modules) ??
    formChunk(id, modules)
  );
};

/** Groups the modules of prerendered pages. */
export const enhanceChunk: ChunkOf = (id, modules) => {
  // Small, and used on nearly every page.
  if (/[\\/]site-(?:menu|theme)\.js$/.test(id)) return 'controls';
  const library = libraryChunk(id);
  if (library) return library;
  const holds = (name: string) => isPart(name, id, modules);
  if (holds('shell/browser/router/enhance')) return 'enhance';
  if (holds('elements/content/code-block/code-block')) return 'code';
  return (
    searchChunk('shell/browser/chrome/search-index', id, modules) ??
    (holds('shell/browser/page/offer-properties') ? 'components' : null) ??
    (isOfApi.test(id) ? groupOf(enhanceGroups, id, modules) : null) ??
    formChunk(id, modules)
  );
};

/**
 * Groups the search. The code that it shares with other parts becomes two files, with and without Lit. Rollup alone
 * would create fifteen files of a few hundred bytes.
 */
function searchChunk(name: string, id: string, modules: ManualChunkMeta): string | null {
  if (!isPart(name, id, modules)) return null;
  if (ownOf([name], modules).has(id)) return 'search';
  return [...importsOf(id, modules)].some(each => /[\\/]node_modules[\\/]@?lit/.test(each)) ? 'lit' : 'shared';
}

/** Groups modules that only the request form needs, and the modules for past requests. */
function formChunk(id: string, modules: ManualChunkMeta): string | null {
  const isOwn = (...names: string[]) =>
    ownOf(
      names.map(name => `elements/api-reference/${name}`),
      modules,
    ).has(id);
  if (isOwn('try-it/open-try-it', 'form/show-form', 'request-panel/show-panel', 'response/try-it-response'))
    return 'form';
  return isOwn('past-requests/request-history') ? 'past-requests' : null;
}

function groupOf(groups: Groups, id: string, modules: ManualChunkMeta): string | null {
  return groups.find(([, parts]) => parts.some(name => isPart(name, id, modules)))?.[0] ?? null;
}

/**
 * Groups the modules of the element for API documents: its first view, its style sheets and document code, then the
 * rest.
 */
export const endpointChunk: ChunkOf = (id, modules) => {
  const library = libraryChunk(id);
  if (library) return library;
  const holds = (name: string) => isPart(name, id, modules);
  // The entry files contain no optional parts.
  if (/[\\/]elements[\\/](?:base[\\/]parts|register)\.js$/.test(id)) return 'after-view';
  if (holds('elements/api-reference/endpoint/alone')) return null;
  // Loads only in forced-colors mode. Rollup must not merge it into another chunk.
  if (id.endsWith('forced-colors.css')) return 'forced-colors';
  return groupOf(endpointGroups, id, modules);
};

/** Parts of an operation that load after its first view. */
const followsView: readonly string[] = [
  ...['after-view', 'try-it-button', 'define-inside', 'expose-parts', 'show-skeleton'].map(
    name => `elements/api-reference/endpoint/${name}`,
  ),
  'elements/api-reference/reading/add-schema-tools',
  // The site needs these modules without the form too.
  'elements/api-reference/request-panel/body-path',
  'elements/api-reference/mock/mock-choice',
  ...[
    'base/load-forced-color-rules',
    'base/lazy-element',
    'base/watch-color-mode',
    'content/copy-text/copy-button',
  ].map(name => `elements/${name}`),
  ...['copy-text/copy-text', 'docs-tabs', 'code-block/code-block'].map(name => `elements/content/${name}`),
  'src/api-reference/views/operation/render-rest',
  'src/messages/en-reading',
];

type Groups = readonly (readonly [chunk: string, parts: readonly string[]])[];

/**
 * Modules that load together. Without groups, each would add a request for a few hundred bytes. Earlier groups get
 * shared code.
 */
const siteGroups: Groups = [
  [
    'code-block',
    ['code-block/code-block', 'copy-text/copy-button', 'copy-text/copy-text'].map(name => `elements/content/${name}`),
  ],
  ['controls', ['elements/site-chrome/site-menu', 'elements/site-chrome/site-theme/site-theme']],
  // Both modules load when the page is idle.
  ['paper', ['shell/browser/chrome/paper', 'shell/browser/page/offer-properties']],
  ['voice', ['shell/browser/boot/load-interface-language']],
  ['frontmatter', ['src/markdown/frontmatter/read-yaml']],
  // Requests the page's documents while its elements still load. The style sheets of their views load with them.
  [
    'documents',
    ['documents/shared-reader', 'documents/worker-reader', 'endpoint/operation-sheets'].map(
      name => `elements/api-reference/${name}`,
    ),
  ],
  // A site with only API documents needs both immediately.
  ['operation', ['elements/api-reference/endpoint/openapi-endpoint', 'shell/browser/boot/reference']],
  // Renders a short JSON document. A worker renders the others.
  [
    'create-local-reader',
    [
      'elements/api-reference/documents/create-local-reader',
      'src/api-reference/views/text/spec-text',
      'src/api-reference/views/text/site-links',
    ],
  ],
  ['render-rest', ['src/api-reference/views/operation/render-rest']],
  [
    'reader-requests',
    [
      'src/api-reference/views/reader-requests',
      ...['operation/index-document', 'operation/api-index', 'document/document-head'].map(
        name => `src/openapi/${name}`,
      ),
    ],
  ],
  // Excludes the rest of a view, which a worker renders in a site.
  [
    'after-view',
    [...followsView.filter(name => !name.startsWith('src/api-reference/views/')), 'shell/browser/page/operation-bar'],
  ],
];

/** Modules whose other imports are also needed by other parts of a page. */
const isOfApi =
  /[\\/](?:src[\\/](?:openapi|asyncapi|api-reference)|elements[\\/]api-reference|shell[\\/]browser[\\/]page)[\\/]/;

const enhanceGroups: Groups = [
  // Behavior of an operation page.
  [
    'operation',
    [
      ...['after-view', 'try-it-button', 'define-inside', 'openapi-endpoint'].map(
        name => `elements/api-reference/endpoint/${name}`,
      ),
      'elements/api-reference/reading/add-schema-tools',
      'shell/browser/page/operation-bar',
      'elements/api-reference/channel/asyncapi-channel',
      ...['prerendered-operations', 'embed-snippet', 'freshness'].map(name => `shell/browser/page/${name}`),
    ],
  ],
  // Reads an operation for its form, and writes its code samples.
  [
    'reader',
    [
      ...[
        'documents/create-local-reader',
        'documents/slices-reader',
        'documents/start-worker',
        'authentication/credential-store',
        'form/user-fill',
      ].map(name => `elements/api-reference/${name}`),
      ...['text/spec-text', 'text/site-links', 'reader-requests', 'operation/example-code'].map(
        name => `src/api-reference/views/${name}`,
      ),
      ...[
        'slices/open-slice',
        'operation/api-index',
        'document/document-head',
        'request/samples',
        'request/example',
        'request/body-text',
        'request/multipart',
      ].map(name => `src/openapi/${name}`),
      'src/api-reference/form/values',
    ],
  ],
];

const endpointGroups: Groups = [
  [
    'create-local-reader',
    [
      'elements/api-reference/documents/create-local-reader',
      'src/components/code-block',
      'src/openapi/operation/find-operation',
      'src/openapi/references/reference-target',
    ],
  ],
  ['beside', ['src/api-reference/views/text/rich-text', 'elements/api-reference/endpoint/host-sheets']],
  ['after-view', followsView],
  ['read-yaml', ['src/openapi/document/read-yaml']],
  ['spec-text', ['src/api-reference/views/text/spec-text']],
  ['worker-reader', ['elements/api-reference/documents/worker-reader']],
  ['writers', ['src/openapi/request/languages/writers']],
  [
    'actions',
    [
      ...['endpoint/chosen-server', 'endpoint/offer-exports', 'endpoint/show-failure', 'reading/field-actions'].map(
        name => `elements/api-reference/${name}`,
      ),
      'src/messages/load-messages',
    ],
  ],
  // Some documents need these modules before their first view.
  [
    'before-view',
    [
      'elements/api-reference/documents/slices-reader',
      'src/api-reference/views/detailed-view',
      ...['document/other-version', 'document/lookups', 'document/private-parts', 'slices/open-slice'].map(
        name => `src/openapi/${name}`,
      ),
    ],
  ],
  // Some bundlers copy modules that several `import()`s share into each file. Few large chunks limit these copies.
  [
    'reader-requests',
    [
      ...[
        'reader-requests',
        'overview',
        'operation/operation-request',
        'operation/absent-operation',
        'operation/operation-markdown',
        'schema/schema-view',
        'schema/rows',
        'operation/example-at',
      ].map(name => `src/api-reference/views/${name}`),
      ...['mock/plan-mock', 'drift/response-source'].map(name => `src/api-reference/${name}`),
      ...['validation/body-schema', 'operation/index-document', 'operation/api-index', 'document/document-head'].map(
        name => `src/openapi/${name}`,
      ),
    ],
  ],
  [
    'form',
    [
      ...['try-it/open-linked', 'try-it/open-try-it', 'request-panel/show-panel', 'response/try-it-response'].map(
        name => `elements/api-reference/${name}`,
      ),
      'src/messages/load-form-messages',
    ],
  ],
  ['past-requests', ['elements/api-reference/past-requests/request-history']],
  [
    'form-tools',
    [
      ...['mock/mock-in-page', 'remarks/add-remarks'].map(name => `elements/api-reference/${name}`),
      ...['request-link', 'read-curl', 'pack-text'].map(name => `src/api-reference/form/${name}`),
    ],
  ],
];

const known = new Map<string, ReadonlySet<string>>();

/**
 * Returns whether the module `name` is the module `id`, or imports it statically (also indirectly). `name` is a path
 * without extension.
 */
function isPart(name: string, id: string, modules: ManualChunkMeta): boolean {
  return importsOf(compiled(name), modules).has(id);
}

/** Returns a module with all of its static imports, direct and indirect. */
function importsOf(id: string, {getModuleInfo}: ManualChunkMeta): ReadonlySet<string> {
  const earlier = known.get(id);
  if (earlier) return earlier;
  const found = new Set([id]);
  for (const each of found) for (const imported of getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  known.set(id, found);
  return found;
}

const owned = new Map<string, ReadonlySet<string>>();

/** Returns these modules, and their static imports that no other module needs. */
function ownOf(names: readonly string[], modules: ManualChunkMeta): ReadonlySet<string> {
  const key = names.join(' ');
  const earlier = owned.get(key);
  if (earlier) return earlier;
  const roots = names.map(compiled);
  const found = new Set(roots.flatMap(root => [...importsOf(root, modules)]));
  const isOwn = (each: string) => {
    const info = modules.getModuleInfo(each);
    return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].every(importer => found.has(importer));
  };
  // Repeats until nothing changes, because imports of a shared module are shared too.
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const each of found) if (!roots.includes(each) && !isOwn(each)) found.delete(each);
  }
  owned.set(key, found);
  return found;
}
