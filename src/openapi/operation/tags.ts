import {getOwnList, getOwnText, getOwnTexts} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {humanizeSlug} from '../../base/slug.js';
import {type ExternalDocs, readExternalDocs} from '../document/document-info.js';

/** A tag with its operations. The last section can have an empty name, for untagged operations. */
export interface TagSection {
  readonly name: string;
  /** `x-group`, or else `summary` (OpenAPI 3.2), `x-displayName`, or the name. */
  readonly label: string;
  readonly description?: string;
  readonly externalDocs?: ExternalDocs;
  /** Name of the parent tag (OpenAPI 3.2). Always an existing tag, without cycles. */
  readonly parent?: string;
  readonly kind?: string;
  /** Ids of the operations whose first tag this is. Their pages belong to this section. */
  readonly operations: readonly string[];
  /** Ids of operations that have this tag after another tag. */
  readonly listed: readonly string[];
}

/** A heading over several tags (`x-tagGroups`). The last group has no name and contains the remaining tags. */
export interface TagGroup {
  readonly name: string;
  readonly tags: readonly string[];
}

interface Tagged {
  readonly id: string;
  readonly tags: readonly string[];
  readonly kind?: string;
  readonly path?: string;
}

/** Returns a document's tags: first those in `tags`, then others in the order of first use. */
export function buildTagSections(document: unknown, operations: readonly Tagged[]): readonly TagSection[] {
  const described = new Map<string, unknown>();
  for (const tag of getOwnList(document, 'tags')) {
    const name = getOwnText(tag, 'name');
    if (name !== undefined && !described.has(name)) described.set(name, tag);
  }
  if (described.size === 0 && operations.every(({tags}) => tags.length === 0)) {
    const byPath = groupByFirstSegment(operations);
    if (byPath.length > 0) return byPath;
  }
  const names = new Set([...described.keys(), ...operations.flatMap(({tags}) => tags)]);
  const homes = new Map<string, string[]>();
  const lists = new Map<string, string[]>();
  const push = (map: Map<string, string[]>, name: string, id: string) => {
    const list = map.get(name);
    if (list) list.push(id);
    else map.set(name, [id]);
  };
  for (const {id, tags} of operations) {
    push(homes, tags[0] ?? '', id);
    for (const name of tags.slice(1)) push(lists, name, id);
  }
  const parents = new Map<string, string>();
  for (const [name, tag] of described) {
    const parent = getOwnText(tag, 'parent');
    if (parent !== undefined && names.has(parent) && !leadsTo(parents, parent, name)) parents.set(name, parent);
  }
  if (homes.has('')) names.add('');
  return [...names].map(name => {
    const tag = described.get(name);
    return {
      name,
      label: getOwnText(tag, 'x-group') ?? getOwnText(tag, 'summary') ?? getOwnText(tag, 'x-displayName') ?? name,
      operations: homes.get(name) ?? [],
      listed: lists.get(name) ?? [],
      ...omitUndefined({
        description: getOwnText(tag, 'description'),
        externalDocs: readExternalDocs(tag),
        parent: parents.get(name),
        kind: getOwnText(tag, 'kind'),
      }),
    };
  });
}

/**
 * Groups the operations of a document without tags by the first path segment that is neither a version nor a parameter.
 * Returns no sections if this gives only one, or one per operation. Section names begin with a slash, so they never
 * equal a tag.
 */
function groupByFirstSegment(operations: readonly Tagged[]): readonly TagSection[] {
  const bySegment = new Map<string, string[]>();
  for (const {id, kind, path = ''} of operations) {
    const segment = kind === 'operation' ? getFirstSegment(path) : '';
    const ids = bySegment.get(segment);
    if (ids) ids.push(id);
    else bySegment.set(segment, [id]);
  }
  const rest = bySegment.get('') ?? [];
  bySegment.delete('');
  if (bySegment.size < 2 || bySegment.size === operations.length - rest.length) return [];
  const sections = [...bySegment].map(([segment, ids]) => createSection(`/${segment}`, humanizeSlug(segment), ids));
  return rest.length > 0 ? [...sections, createSection('', '', rest)] : sections;
}

function createSection(name: string, label: string, operations: readonly string[]): TagSection {
  return {name, label, operations, listed: []};
}

function getFirstSegment(path: string): string {
  const segments = path.replace(/\?.*/s, '').split('/');
  return segments.find(each => each !== '' && !each.includes('{') && !isVersion(each)) ?? '';
}

/**
 * Returns whether a segment is a version (`v2`, `v1.1`, `2024-01-15`) or a common prefix (`api`, `rest`) and therefore
 * no group name.
 */
function isVersion(segment: string): boolean {
  return /^(?:v?\d+(?:[.-]\d+)*|v\d+\w*|api|rest)$/i.test(segment);
}

/** Reads `x-tagGroups`, with remaining tags in a last group. Empty without groups. */
export function readTagGroups(document: unknown, sections: readonly TagSection[]): readonly TagGroup[] {
  const known = new Set(sections.map(({name}) => name));
  const groups = getOwnList(document, 'x-tagGroups').flatMap(group => {
    const name = getOwnText(group, 'name');
    const tags = getOwnTexts(group, 'tags').filter(tag => known.delete(tag));
    return name !== undefined && tags.length > 0 ? [{name, tags}] : [];
  });
  if (groups.length === 0) return [];
  return known.size > 0 ? [...groups, {name: '', tags: [...known]}] : groups;
}

function leadsTo(parents: ReadonlyMap<string, string>, from: string, to: string): boolean {
  for (let name: string | undefined = from; name !== undefined; name = parents.get(name)) if (name === to) return true;
  return false;
}
