import {Fragment, getCodeText, type RenderElement, toNodes} from '../../../tree/render-tree.js';
import {readFlagProp, readListProp, readRichProp, readTextProp} from '../read-props.js';
import {addLead, type ListBlockItem} from './block.js';
import type {BlockWriter} from './block-writer.js';
import {escapeText, writeCodeSpan} from './escape-text.js';

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** Writes a parameter or field as a list item: name, type, and requirements in parentheses, and description. */
export function createFieldItem(element: RenderElement, writer: BlockWriter): ListBlockItem {
  const {messages} = writer.context;
  const location = locations.find(each => readTextProp(element, each) !== undefined);
  const isResponse = element.name === 'ResponseField';
  const name =
    (isResponse ? readTextProp(element, 'name') : undefined) ?? readTextProp(element, location ?? 'name') ?? '';
  const standard = findDefault(element);
  const isRequired = readFlagProp(element, 'required');
  const facts = [
    ...readLabels(element, 'pre'),
    findType(element, writer),
    isResponse ? undefined : location,
    isRequired ? messages.required : readFlagProp(element, 'optional') ? messages.optional : undefined,
    readFlagProp(element, 'deprecated') ? messages.deprecated : undefined,
    standard && `${messages.default} ${standard}`,
    ...readLabels(element, 'post'),
  ].filter(Boolean);
  const description = readRichProp(element, 'description');
  const body = [...(description ? writer.paragraph(description) : []), ...writer.blocks(element.children)];
  const head = [writeCodeSpan(name.trim()), facts.length ? `(${facts.join(', ')})` : ''].filter(Boolean).join(' ');
  return {blocks: addLead(head, body, ': ')};
}

// Write the type as code. Otherwise, `string[]` would need a backslash.
function findType(element: RenderElement, writer: BlockWriter): string | undefined {
  const value = element.attributes.get('type');
  if (value instanceof Fragment) return writer.line(value.nodes);
  const type = readTextProp(element, 'type')?.trim();
  if (!type) return undefined;
  return escapeText(type) === type ? type : writeCodeSpan(type);
}

// Test for undefined: `default={false}` is a default value.
function findDefault(element: RenderElement): string | undefined {
  const value = element.attributes.get('default');
  const shown = typeof value === 'boolean' ? String(value) : readTextProp(element, 'default');
  return shown === undefined ? undefined : writeCodeSpan(shown.trim());
}

function readLabels(element: RenderElement, name: string): string[] {
  const value = element.attributes.get(name);
  const all = Array.isArray(value) ? readListProp(element, name) : [toNodes(value)];
  return all.map(each => escapeText(getCodeText(each)));
}
