import {partLinkPattern} from '../../api-reference/views/text/spec-links.js';
import {getOwnText, isObject} from '../../base/json.js';
import {decodeOnce} from '../../base/slug.js';
import {isContainer} from '../../base/written-number.js';
import {slugifyHeading} from '../../components/slugify-heading.js';
import {findNearest} from '../../config/find-nearest.js';
import {formatList} from '../../messages/format.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, type Located} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import {findLinked, readPartLink} from '../../openapi/operation/part-link.js';
import {isDataKey} from '../../openapi/references/data-keys.js';

/**
 * Finds links in descriptions to operations, tags, and headings that do not exist: `[list](#operation/listUsers)`,
 * `[keys](#api-keys)`.
 */
export function checkSpecPartLink(documents: DocumentSet, index: DocumentIndex): readonly SpecProblem[] {
  const descriptions = listDescriptions(documents.root);
  const headings = new Set(descriptions.flatMap(({value}) => listHeadings(String(value))));
  return descriptions.flatMap(node => {
    const links = [...String(node.value).matchAll(partLinkPattern)];
    const parts = links.flatMap(([, written = '']) => (hasPart(documents, index, written) ? [] : [written]));
    const others = [...String(node.value).matchAll(/\]\((#[^/\s)]+)\)/g)].flatMap(([, written = '']) =>
      headings.has(slugifyHeading(decodeOnce(written.slice(1)))) ? [] : [written],
    );
    const dead = [...parts, ...others];
    return dead.length > 0 ? [buildProblem(index, [...new Set(dead)], node)] : [];
  });
}

function hasPart(documents: DocumentSet, index: DocumentIndex, written: string): boolean {
  if (findLinked(index.operations, written)) return true;
  const {kind, keys} = readPartLink(written);
  if (kind === '') return 'node' in documents.follow(written, documents.root);
  // `#section/Paging` is a Redoc link to a heading in `info.description`.
  if (kind === 'section') {
    const about = getOwnText(getChild(documents.root, 'info')?.value, 'description') ?? '';
    return listHeadings(about).includes(slugifyHeading(keys.at(-1) ?? ''));
  }
  return (
    kind === 'tag' &&
    keys.length === 1 &&
    index.tags.some(({name}) => slugifyHeading(name) === slugifyHeading(keys[0] ?? ''))
  );
}

function quote(link: string): string {
  return `"${link}"`;
}

/** Returns the ids of all headings in a description. */
function listHeadings(description: string): readonly string[] {
  return description
    .split('\n')
    .flatMap(line => /^ {0,3}#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1] ?? [])
    .map(slugifyHeading);
}

function buildProblem(index: DocumentIndex, dead: readonly string[], at: Located): SpecProblem {
  const ids = index.operations.flatMap(({operationId}) => operationId ?? []);
  const intended = dead.flatMap(written => {
    const {kind, keys} = readPartLink(written);
    const name = keys.at(-1) ?? '';
    const near = kind === 'operation' || keys.at(-2) === 'operation' ? findNearest(name, ids) : undefined;
    return near === undefined ? [] : [written.slice(0, -name.length) + near];
  });
  return {
    code: 'spec-link',
    level: 'warning',
    message: `The description links to ${formatList(dead.map(quote), 'en')}, which the document does not contain.`,
    fix:
      intended.length > 0
        ? `write ${formatList(intended.map(quote), 'en')}.`
        : ids[0] === undefined
          ? 'delete the link.'
          : `write a link to an existing operation, such as "#operation/${ids[0]}", or delete the link.`,
    at,
  };
}

/** Returns all descriptions of a document. Leaves out those inside examples. */
function listDescriptions(root: Located): readonly Located[] {
  const found: Located[] = [];
  const open: {readonly node: Located; readonly parent: string}[] = [{node: root, parent: ''}];
  for (let next = open.pop(); next; next = open.pop()) {
    const {node, parent} = next;
    if (!isContainer(node.value)) continue;
    for (const key of Object.keys(node.value).reverse()) {
      const child = getChild(node, key);
      if (!child || isDataKey(key, parent, child.value)) continue;
      if (key === 'description' && typeof child.value === 'string' && isObject(node.value)) found.push(child);
      open.push({node: child, parent: key});
    }
  }
  return found.reverse();
}
