import {limits} from '../../base/limits.js';
import type {OperationEntry} from '../../openapi/operation/create-found-operation.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';
import type {TagSection} from '../../openapi/operation/tags.js';
import {getReadingMessages} from './exports/get-reading-messages.js';
import type {ViewContext} from './view-context.js';

/** Operations with the same tag in an overview. */
export interface OverviewSection {
  /** Name of the group in `x-tagGroups`. Only on the first section of the group. */
  readonly group?: string;
  readonly title: string;
  /** Tag of the section. Absent for untagged operations. */
  readonly tag?: TagSection;
  readonly entries: readonly OperationEntry[];
  /** Sections of child tags (OpenAPI 3.2). */
  readonly children?: readonly OverviewSection[];
}

/**
 * Returns the sections of an overview in the order of the sidebar: by tag in document order, with child tags below
 * their parent. Lists an operation below each of its tags. Untagged operations come last, then untagged webhooks. Omits
 * empty sections.
 */
export function buildOverviewSections(
  context: ViewContext,
  {tags, groups, byId}: DocumentIndex,
): readonly OverviewSection[] {
  const byName = new Map(tags.map(tag => [tag.name, tag]));
  const entriesOf = (tag: TagSection | undefined) => {
    const ids = new Set(tag && [...tag.operations, ...tag.listed]);
    return [...byId.values()].filter(({id, hidden, page}) => ids.has(id) && !hidden && !page?.isUnlisted);
  };
  const sectionsOf = (tag: TagSection, depth: number): readonly OverviewSection[] => {
    const below = depth < limits.tagDepth ? tags.filter(({parent}) => parent === tag.name) : [];
    const children = below.flatMap(each => sectionsOf(each, depth + 1));
    const entries = entriesOf(tag);
    const isFilled = entries.length + children.length > 0 || tag.description?.trim() || tag.externalDocs;
    return isFilled ? [{title: tag.label, tag, entries, children}] : [];
  };
  const inOrder = groups.length > 0 ? groups : [{name: '', tags: tags.map(({name}) => name)}];
  const tagged = inOrder.flatMap(({name, tags: names}) => {
    const sections = names.flatMap(each => {
      const tag = each === '' ? undefined : byName.get(each);
      return tag && tag.parent === undefined ? sectionsOf(tag, 1) : [];
    });
    return sections.map((each, at) => (name && at === 0 ? {...each, group: name} : each));
  });
  const rest = entriesOf(byName.get(''));
  const isWebhook = ({kind}: OperationEntry) => kind === 'webhook';
  const untagged = [
    {title: context.apiMessages.otherOperations, entries: rest.filter(each => !isWebhook(each))},
    {title: getReadingMessages(context).webhooks, entries: rest.filter(isWebhook)},
  ];
  return [...tagged, ...untagged.filter(({entries}) => entries.length > 0)];
}
