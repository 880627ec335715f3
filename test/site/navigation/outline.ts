import type {DocumentReference} from '../../../src/config/config.js';
import {buildNavigation} from '../../../src/site/navigation/build-navigation.js';
import type {ApiIndexes} from '../../../src/site/navigation/generated-entries.js';
import {getLabel} from '../../../src/site/navigation/locate-page.js';
import type {Entry, Navigation, Section} from '../../../src/site/navigation/navigation.js';
import {nodeFrom, type Written} from './node-from.js';

/** Builds a navigation. `api` is the value of `api.openapi` in docs.json. */
export function navigationOf(
  written: Written,
  api: readonly DocumentReference[] = [],
  indexes?: ApiIndexes,
): Navigation {
  return buildNavigation({name: 'Shop', navigation: nodeFrom(written), api: {openapi: api}}, indexes);
}

/** Returns every variant as indented lines: the content of the page chrome, and the link of each section. */
export function outline(navigation: Navigation): string {
  return navigation.variants
    .map(variant => {
      const mark = variant === navigation.defaultVariant ? ' (default)' : '';
      return [`${variant.id || '-'}${mark}`, ...sectionLines(variant.root, 1)].join('\n');
    })
    .join('\n');
}

function sectionLines(section: Section, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  return [
    ...section.entries.flatMap(entry => entryLines(entry, indent)),
    ...section.sections.flatMap(inner => [
      `${indent}${hidden(inner)}${inner.kind} "${inner.label}" > ${inner.href ?? inner.slug ?? 'nothing'}`,
      ...sectionLines(inner, depth + 1),
    ]),
  ];
}

function entryLines(entry: Entry, indent: string): readonly string[] {
  if (entry.kind === 'page' && entry.generated)
    return [`${indent}${hidden(entry)}${entry.isListed ? '(listed) ' : ''}"${getLabel(entry)}" > ${entry.slug}`];
  if (entry.kind === 'page') return [`${indent}${hidden(entry)}${entry.slug}`];
  const root = entry.root ? ` > ${entry.root.slug}` : '';
  return [
    `${indent}${hidden(entry)}group "${entry.label}"${root}`,
    ...entry.entries.flatMap(inner => entryLines(inner, `${indent}  `)),
  ];
}

function hidden(thing: {readonly hidden: boolean}): string {
  return thing.hidden ? '(hidden) ' : '';
}
