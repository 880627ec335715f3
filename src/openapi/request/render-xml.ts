import {own, ownText} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import type {Located} from '../document/located.js';
import {flatSchema, itemsOf, type SchemaParts} from '../schema/flat-schema.js';

/** An example value as XML, with the names, attributes and wrappers of the schema's `xml`. */
export function renderXml(documents: DocumentSet, schema: Located | undefined, value: unknown): string {
  const parts = schema ? [schema] : [];
  const root = flatSchema(documents, parts).name ?? 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(documents, parts, root, value, 0)}`;
}

function element(documents: DocumentSet, parts: SchemaParts, name: string, value: unknown, depth: number): string {
  const schema = flatSchema(documents, parts);
  const xml = schema.words.get('xml');
  const tag = tagName(ownText(xml, 'name') ?? name, ownText(xml, 'prefix'));
  const indent = '  '.repeat(depth);
  if (Array.isArray(value)) {
    const items = itemsOf(schema);
    const isWrapped = own(xml, 'wrapped') === true || own(xml, 'nodeType') === 'element' || depth === 0;
    const inside = depth + (isWrapped ? 1 : 0);
    const lines = value.map(each => element(documents, items ? [items] : [], isWrapped ? name : tag, each, inside));
    return isWrapped ? [`${indent}<${tag}>`, ...lines, `${indent}</${tag}>`].join('\n') : lines.join('\n');
  }
  if (!isContainer(value)) return `${indent}<${tag}>${value === null ? '' : escapeXml(String(value))}</${tag}>`;
  if (depth > 30) return `${indent}<${tag}/>`;
  const attributes: string[] = [];
  const children: string[] = [];
  for (const [key, each] of Object.entries(value)) {
    const property = schema.properties.get(key) ?? [];
    const said = flatSchema(documents, property).words.get('xml');
    const isAttribute = own(said, 'attribute') === true || own(said, 'nodeType') === 'attribute';
    // An attribute holds no elements.
    if (isAttribute && !isContainer(each))
      attributes.push(` ${tagName(ownText(said, 'name') ?? key, undefined)}="${escapeXml(String(each))}"`);
    else children.push(element(documents, property, key, each, depth + 1));
  }
  const open = `${indent}<${tag}${attributes.join('')}`;
  return children.length > 0 ? `${open}>\n${children.join('\n')}\n${indent}</${tag}>` : `${open}/>`;
}

/** What cannot be a name in XML becomes one. */
function tagName(name: string, prefix: string | undefined): string {
  const plain = name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
  return prefix && /^\w+$/.test(prefix) ? `${prefix}:${plain}` : plain;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
