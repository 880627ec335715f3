import type {ApiReader} from '../api-reference/views/reader.js';
import {omitUndefined} from '../base/omit-undefined.js';
import type {Binding} from '../components/bound-element.js';
import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {readMarkdownText} from '../markdown/render/text/markdown-text.js';
import {readDescriptionText} from '../markdown/syntax/description.js';
import type {FieldText, OperationText} from '../openapi/operation/build-operation-text.js';
import type {RenderNode} from '../tree/render-tree.js';
import {isEventMethod} from './search/kinds.js';
import {readSections, type SearchSection} from './search/sections.js';
import {listCandidateDocuments, type Site} from './site.js';

/** A page whose operation is to be searchable. */
interface OperationPage {
  readonly slug: string;
  readonly title: string;
  readonly metadata: Pick<PageMetadata, 'method' | 'target' | 'keywords' | 'boost' | 'description'>;
  /** Operation of a generated page. The frontmatter of an AsyncAPI page has no method. */
  readonly operation?: {readonly method: string; readonly path: string} | undefined;
}

/** Returns the search section for the title of an operation's page. `words` is the searchable text of the operation. */
function buildTitleSection({slug, title, metadata, operation}: OperationPage, words?: OperationText): SearchSection {
  const {description, keywords, boost} = metadata;
  const method = metadata.method ?? operation?.method;
  const target = metadata.method === undefined ? (operation?.path ?? metadata.target) : metadata.target;
  const stated = readMarkdownText(words?.description ?? '');
  const called = [method && target ? `${method} ${target}` : target, words?.operationId, ...keywords];
  return {
    id: slug,
    slug,
    hash: '',
    page: title,
    heading: '',
    text: [readDescriptionText(description ?? ''), stated.text].filter(Boolean).join('\n'),
    ...omitUndefined({
      code: stated.code || undefined,
      name: called.filter(Boolean).join(' ') || undefined,
      method,
      path: method && target,
      boost,
    }),
  };
}

/** Returns one search section for each part of an operation, such as `header` or the response `422`. */
function buildPlaceSections(
  {slug, title, metadata: {boost}}: OperationPage,
  words: OperationText,
): readonly SearchSection[] {
  return words.places.map(({place, words: all, fields}) => ({
    id: `${slug}#${place}`,
    slug,
    hash: '',
    page: title,
    heading: '',
    text: '',
    code: [...all, words.method, words.path].join(' '),
    place,
    fields: fields.map(toPlainField),
    ...omitUndefined({boost}),
  }));
}

function toPlainField([name, type, description, values]: FieldText): FieldText {
  // Parse only if necessary: most of the thousands of descriptions contain no Markdown.
  const hasMarks = /[*_`[\]<\\#&~]/.test(description);
  return [name, type, hasMarks ? readMarkdownText(description).text.replaceAll('\n', ' ') : description, values];
}

/** Ranks an event below requests that match equally well: readers search for a request more often. */
function lowerBoost(page: OperationPage): OperationPage {
  return {...page, metadata: {...page.metadata, boost: (page.metadata.boost ?? 1) * 0.9}};
}

/** Returns all search sections of a page: those of its file, and those of its operation. */
export function buildPageSections(
  given: OperationPage,
  nodes: readonly RenderNode[] | undefined,
  words: OperationText | undefined,
): readonly SearchSection[] {
  const isEvent = isEventMethod(given.metadata.method ?? given.operation?.method);
  const page = isEvent ? lowerBoost(given) : given;
  const start = buildTitleSection(page, words);
  const places = words ? buildPlaceSections(page, words) : [];
  if (!nodes) return [start, ...places];
  const {slug, title, metadata} = page;
  const {name, method, path} = start;
  const [first, ...rest] = readSections({
    slug,
    title,
    description: readDescriptionText(metadata.description ?? ''),
    nodes,
    boost: metadata.boost,
    name,
    method,
    path,
  });
  return [...(first ? [first] : []), ...places, ...rest];
}

/** Returns the searchable text of an operation from the first document that defines it. */
export async function findSearchedOperation(
  slug: string,
  {document, method = '', target = ''}: Binding,
  site: Site,
  readerOf: (document: string) => Pick<ApiReader, 'markdown'>,
): Promise<OperationText | undefined> {
  for (const each of listCandidateDocuments(site, slug, document)) {
    const text = await readerOf(each).markdown({method, path: target}, {isSearched: true});
    if (text) return JSON.parse(text) as OperationText;
  }
  return undefined;
}
