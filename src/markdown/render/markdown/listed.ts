import {getIconLabel} from '../../../base/get-icon-label.js';
import {readRepository} from '../../../components/github-repo.js';
import {createTreeElement, type RenderElement, type RenderNode} from '../../../tree/render-tree.js';
import {readRichProp, readTextProp} from '../read-props.js';
import {addLead, createParagraph, type ListBlockItem} from './block.js';
import type {BlockWriter} from './block-writer.js';
import {escapeText, writeCodeSpan} from './escape-text.js';
import {createFieldItem} from './field-item.js';

/** An element that forms a list with adjacent elements of the same kind. */
export interface ListedItem {
  readonly kind: string;
  /** Writes the item. `place` is its number, from 1. */
  write(place: number): ListBlockItem;
}

/** Returns the list item for an element. Undefined for elements that form no list. */
export function toListItem(element: RenderElement, writer: BlockWriter): ListedItem | undefined {
  switch (element.name) {
    case 'Card':
    case 'Tile':
    case 'Feature':
      return {kind: 'card', write: () => writeCardItem(element, writer)};
    case 'GitHub.Repo':
      return {kind: 'card', write: () => writeRepositoryItem(element, writer)};
    case 'ParamField':
    case 'ResponseField':
      return {kind: 'field', write: () => createFieldItem(element, writer)};
    case 'Step':
      return {kind: 'step', write: place => writeStepItem(element, place, writer)};
    case 'Color.Item':
      return {kind: 'color', write: () => writeColorItem(element)};
    default:
      return undefined;
  }
}

function writeCardItem(element: RenderElement, writer: BlockWriter): ListBlockItem {
  const href = element.attributes.get('disabled') ? undefined : readTextProp(element, 'href');
  const icon = getIconLabel(readTextProp(element, 'icon') ?? '');
  const named = readRichProp(element, 'cta') ?? (icon ? toTextNodes(icon) : readRichProp(element, 'href'));
  const given = readRichProp(element, 'title') ?? (href ? named : undefined);
  const link: RenderElement = createTreeElement('a', given ?? [], new Map([['href', href]]));
  const isLinked = href !== undefined && writer.context.href(href) !== undefined;
  const title = !given ? '' : isLinked ? writer.line([link]) : writer.strong(given);
  const description = readRichProp(element, 'description');
  const body = [...(description ? writer.paragraph(description) : []), ...writer.blocks(element.children)];
  return {blocks: addLead(title, body, ': ')};
}

function writeRepositoryItem(element: RenderElement, writer: BlockWriter): ListBlockItem {
  const written = readTextProp(element, 'repo') ?? '';
  const found = readRepository(written);
  const path = found && `${found.owner}/${found.name}`;
  const link = path && createTreeElement('a', toTextNodes(path), new Map([['href', `https://github.com/${path}`]]));
  return {blocks: addLead(link ? writer.line([link]) : escapeText(written), writer.blocks(element.children), ': ')};
}

function writeStepItem(element: RenderElement, place: number, writer: BlockWriter): ListBlockItem {
  const given = Number.parseInt(readTextProp(element, 'stepNumber') ?? '', 10);
  const number = given >= 0 && given < 1e9 ? given : place;
  return {number, blocks: [...writer.bold(readRichProp(element, 'title')), ...writer.blocks(element.children)]};
}

function writeColorItem(element: RenderElement): ListBlockItem {
  const name = readTextProp(element, 'name');
  const value = element.attributes.get('value');
  const modes =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([mode, each]) =>
          typeof each === 'string' ? [`${writeCodeSpan(each)} (${escapeText(mode)})`] : [],
        )
      : [writeCodeSpan(readTextProp(element, 'value') ?? '')];
  return {blocks: createParagraph([name && escapeText(name), modes.join(', ')].filter(Boolean).join(': '))};
}

function toTextNodes(value: string): readonly RenderNode[] {
  return [{type: 'text', value}];
}
