import type {ApiReader} from '../api-reference/views/reader.js';
import {given} from '../base/given.js';
import type {Binding} from '../components/bound-element.js';
import type {PageMetadata} from '../markdown/frontmatter/page.js';
import {readMarkdownText} from '../markdown/render/text/markdown-text.js';
import {readDescriptionText} from '../markdown/syntax/description.js';
import type {FieldText, OperationText} from '../openapi/operation/operation-text.js';
import type {RenderNode} from '../tree/render-tree.js';
import {readSections, type SearchSection} from './search/sections.js';
import {listCandidateDocuments, type Site} from './site.js';

/** Facts about a page with an operation. */
export interface OperationPage {
  readonly slug: string;
  readonly title: string;
  readonly head: Pick<PageMetadata, 'method' | 'target' | 'keywords' | 'boost' | 'description'>;
}

/** Builds the search section of a page without a file. `words` is the text of its operation. */
function operationPage({slug, title, head}: OperationPage, words?: OperationText): SearchSection {
  const {method, target, description, keywords, boost} = head;
  const said = readMarkdownText(words?.description ?? '');
  const called = [method && target ? `${method} ${target}` : target, words?.operationId, ...keywords];
  return {
    id: slug,
    slug,
    hash: '',
    page: title,
    heading: '',
    text: [readDescriptionText(description ?? ''), said.text].filter(Boolean).join('\n'),
    ...given({
      code: said.code || undefined,
      name: called.filter(Boolean).join(' ') || undefined,
      method,
      path: method && target,
      boost,
    }),
  };
}

/** Builds a section for each location in an operation, named as in its document: `header`, `422`. */
function operationPlaces({slug, title, head: {boost}}: OperationPage, words: OperationText): readonly SearchSection[] {
  return words.places.map(({place, words: all, fields}) => ({
    id: `${slug}#${place}`,
    slug,
    hash: '',
    page: title,
    heading: '',
    text: '',
    code: [...all, words.method, words.path].join(' '),
    place,
    fields: fields.map(plainField),
    ...given({boost}),
  }));
}

function plainField([name, type, description, values]: FieldText): FieldText {
  // Most have no marks, and a document has thousands of them.
  const hasMarks = /[*_`[\]<\\#&~]/.test(description);
  return [name, type, hasMarks ? readMarkdownText(description).text.replaceAll('\n', ' ') : description, values];
}

/** Builds all search sections of a page: from its file, and from its operation. */
export function pageSections(
  page: OperationPage,
  nodes: readonly RenderNode[] | undefined,
  words: OperationText | undefined,
): readonly SearchSection[] {
  const start = operationPage(page, words);
  const places = words ? operationPlaces(page, words) : [];
  if (!nodes) return [start, ...places];
  const {slug, title, head} = page;
  const {name, method, path} = start;
  const [first, ...rest] = readSections({
    slug,
    title,
    description: readDescriptionText(head.description ?? ''),
    nodes,
    boost: head.boost,
    name,
    method,
    path,
  });
  return [...(first ? [first] : []), ...places, ...rest];
}

/** Returns the searchable text of an operation from the first document that has it. */
export async function findSearchedOperation(
  slug: string,
  {document, method = '', target = ''}: Binding,
  site: Site,
  readerOf: (document: string) => Pick<ApiReader, 'markdown'>,
): Promise<OperationText | undefined> {
  for (const each of listCandidateDocuments(site, slug, document)) {
    const words = await readerOf(each).markdown({method, path: target}, {isSearched: true});
    if (words) return JSON.parse(words) as OperationText;
  }
  return undefined;
}
