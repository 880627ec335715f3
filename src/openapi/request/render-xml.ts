import {escapeXml} from '../../base/escape-xml.js';
import {getOwn, getOwnText, isObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import type {Located} from '../document/located.js';
import {type FlatSchema, flattenSchema, inferTypes, type SchemaParts} from '../schema/flatten-schema.js';
import {findItemParts, isWrapped} from '../schema/list-parts.js';

/** Renders an example value as XML, with the names, attributes, and wrappers from the schema's `xml`. */
export function renderXml(documents: DocumentSet, schema: Located | undefined, value: unknown): string {
  const parts = schema ? [schema] : [];
  // A variant of a base schema has no name: use the name of the base.
  const root = resolveSchema(documents, parts, value).name ?? flattenSchema(documents, parts).name ?? 'root';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderXmlElement(documents, parts, root, value, 0)}`;
}

function renderXmlElement(
  documents: DocumentSet,
  parts: SchemaParts,
  name: string,
  value: unknown,
  depth: number,
): string {
  const schema = resolveSchema(documents, parts, value);
  const xml = schema.keywords.get('xml');
  const stated = getOwnText(xml, 'name') ?? name;
  const tag = toTagName(stated, getOwnText(xml, 'prefix'));
  const indent = '  '.repeat(depth);
  if (Array.isArray(value)) {
    const items = findItemParts(schema);
    // Without a wrapper, ignore the name of the list. Items without a name have the name of the wrapper (OpenAPI 3.1,
    // section 4.8.26). No property names a list at the root, so its items have the name of their component.
    if (depth > 0 && !isWrapped(xml))
      return value.map(each => renderXmlElement(documents, items, name, each, depth)).join('\n');
    const itemName = (depth === 0 ? flattenSchema(documents, items).name : undefined) ?? stated;
    const lines = value.map(each => renderXmlElement(documents, items, itemName, each, depth + 1));
    return [`${indent}<${tag}>`, ...lines, `${indent}</${tag}>`].join('\n');
  }
  const open = `${indent}<${tag}`;
  const declared = renderNamespace(xml);
  if (!isContainer(value)) return `${open}${declared}>${renderTextNode(xml, value)}</${tag}>`;
  if (depth > MAX_DEPTH) return `${open}${declared}/>`;
  const {namespaces, attributes, children, text} = renderContent(documents, schema, value, depth);
  // Declare each namespace once per element: XML forbids duplicate attributes.
  const start = open + [...new Set([declared, ...namespaces])].join('') + attributes.join('');
  if (text) return `${start}>${text}${children.map(each => each.trim()).join('')}</${tag}>`;
  return children.length > 0 ? `${start}>\n${children.join('\n')}\n${indent}</${tag}>` : `${start}/>`;
}

/**
 * Returns a value's schema. Among several variants, returns the first with all keys of the value, or for a list the
 * first array.
 */
function resolveSchema(documents: DocumentSet, parts: SchemaParts, value: unknown): FlatSchema {
  const schema = flattenSchema(documents, parts);
  if (!isContainer(value)) return schema;
  const others = Object.keys(value).filter(key => !schema.properties.has(key));
  for (const {variants, isRule} of schema.choices)
    for (const variant of isRule ? [] : variants.slice(0, MAX_VARIANTS)) {
      const flat = flattenSchema(documents, [variant]);
      const fits = Array.isArray(value)
        ? inferTypes(flat).includes('array')
        : flat.properties.size > 0 && others.every(key => flat.properties.has(key));
      if (fits) return flattenSchema(documents, [variant, ...parts]);
    }
  return schema;
}

const MAX_VARIANTS = 50;

interface Content {
  /** Namespace declarations for the prefixes of attributes. */
  readonly namespaces: string[];
  readonly attributes: string[];
  readonly children: string[];
  /** Text nodes in the order of their properties, joined. */
  text: string;
}

/**
 * Renders an object's properties as attributes, text, and child elements, by `nodeType` (OpenAPI 3.2.0, XML Object) or
 * the older `attribute`.
 */
function renderContent(documents: DocumentSet, schema: FlatSchema, value: object, depth: number): Content {
  const content: Content = {namespaces: [], attributes: [], children: [], text: ''};
  for (const [key, each] of Object.entries(value)) {
    const property = schema.properties.get(key) ?? [];
    const flat = flattenSchema(documents, property);
    const xml = flat.keywords.get('xml');
    const nodeType = getOwn(xml, 'attribute') === true ? 'attribute' : getOwn(xml, 'nodeType');
    // Ignore `nodeType: attribute` for objects and lists, which an attribute cannot contain.
    if (nodeType === 'attribute' && !isContainer(each)) {
      // Declare the namespace only with a prefix: a default namespace does not apply to attributes (Namespaces in XML
      // 1.0, section 6.2).
      if (getOwnText(xml, 'prefix')) content.namespaces.push(renderNamespace(xml));
      content.attributes.push(
        ` ${toTagName(getOwnText(xml, 'name') ?? key, getOwnText(xml, 'prefix'))}="${escapeXml(String(each))}"`,
      );
    } else if ((nodeType === 'text' || nodeType === 'cdata') && !isContainer(each))
      content.text += renderTextNode(xml, each);
    else if (nodeType === 'none' && isObject(each)) {
      // With `nodeType: none`, insert the content without an element.
      const inner = renderContent(documents, resolveSchema(documents, property, each), each, depth);
      content.namespaces.push(...inner.namespaces);
      content.attributes.push(...inner.attributes);
      content.children.push(...inner.children);
      content.text += inner.text;
    } else content.children.push(renderXmlElement(documents, property, key, each, depth + 1));
  }
  return content;
}

/** Maximum nesting depth. Deeper elements are written empty. */
const MAX_DEPTH = 30;

function renderTextNode(xml: unknown, value: unknown): string {
  const text = value === null ? '' : String(value);
  // Split `]]>` in the text into two CDATA sections, because it would end the first.
  return getOwn(xml, 'nodeType') === 'cdata'
    ? `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
    : escapeXml(text);
}

function renderNamespace(xml: unknown): string {
  const uri = getOwnText(xml, 'namespace');
  const prefix = getOwnText(xml, 'prefix');
  if (uri === undefined) return '';
  return ` xmlns${prefix && /^\w+$/.test(prefix) ? `:${prefix}` : ''}="${escapeXml(uri)}"`;
}

/** Converts any text to a valid XML name. */
function toTagName(name: string, prefix: string | undefined): string {
  const plain = name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
  return prefix && /^\w+$/.test(prefix) ? `${prefix}:${plain}` : plain;
}
