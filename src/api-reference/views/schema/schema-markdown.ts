import {fillMessage} from '../../../base/fill-message.js';
import {omitUndefined} from '../../../base/omit-undefined.js';
import {writeCodeSpan} from '../../../markdown/render/markdown/escape-text.js';
import {type DocumentSet, getRef} from '../../../openapi/document/document-set.js';
import {getChildren, getPositionKey, type Located} from '../../../openapi/document/located.js';
import {listSchemaPlaces} from '../../../openapi/schema/across-parts.js';
import {
  buildSchemaRows,
  findInnerSchema,
  innerKeywords,
  openRow,
  type SchemaRow,
  type SchemaSide,
} from '../../../openapi/schema/build-schema-rows.js';
import {type FlatSchema, flattenSchema} from '../../../openapi/schema/flatten-schema.js';
import {findItemParts} from '../../../openapi/schema/list-parts.js';
import {readSchemaFacts} from '../../../openapi/schema/read-schema-facts.js';
import {
  isSentenceEnd,
  renderDocsLine,
  renderType,
  toOneLine,
  toPlainCode,
  toPlainLine,
  writeDescription,
  writeHeading,
  writeItemDescription,
} from '../text/markdown-text.js';
import type {ViewContext} from '../view-context.js';
import {describeLimits} from './constraint-text.js';
import {formatFieldValue, MAX_EXAMPLES} from './format-field-value.js';
import {getTitleText} from './render-title-text.js';
import {formatKind} from './row-kind.js';

interface Item {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly schema?: Located;
  readonly description?: string;
  /** Notes next to the type, such as the serialization. */
  readonly facts?: readonly string[];
  /** Text after the description, such as examples. */
  readonly after?: string;
}

/** Maximum number of rows in one text. `MAX_SCHEMAS` limits the number of named schemas. */
const MAX_ROWS = 1500;
const MAX_SCHEMAS = 200;
/** Maximum nesting depth of lists. */
const MAX_DEPTH = 40;
/** Maximum number of `$ref` and `allOf` steps to follow from the use of a schema to its definition. */
const MAX_REFERENCES = 5;

/**
 * Writes schemas as nested Markdown lists. A use of a named schema contains only the name, and `schemas` writes each
 * one in full once. The text therefore grows with the number of schemas, not of their uses.
 */
export class SchemaList {
  readonly #context: ViewContext;
  /** Named schemas to write, by direction and position: two files can both define a `User`. */
  readonly #waiting = new Map<string, {readonly row: SchemaRow; readonly name: string; readonly side: SchemaSide}>();
  #rows = 0;

  constructor(context: ViewContext) {
    this.#context = context;
  }

  /** Writes a parameter or header as a list item. */
  item({name, required, deprecated, schema, description, facts = [], after = ''}: Item, side: SchemaSide): string {
    const row = schema && buildSchemaRows(this.#context.documents, schema, {side, budget: 0});
    const stated = description === undefined ? {} : {description};
    // Show the examples of the parameter instead of those in its schema.
    const shown = after ? {...row, examples: []} : row;
    const isDeprecated = deprecated || row?.deprecated === true;
    const line = this.#line({...shown, name, required, deprecated: isDeprecated, ...stated}, 0, {facts, after});
    return row ? this.#withBelow(line, row, side, 1) : line;
  }

  /** Writes a body's schema: its type, and its fields unless `schemas` writes them. */
  top(schema: Located, side: SchemaSide): string {
    const row = buildSchemaRows(this.#context.documents, schema, {side, budget: 0});
    const section = this.#sectionName(row).map(each => `, ${each}`);
    const line = `${renderType(row.type)}${section}${writeFactsLine(this.#context, row)}`;
    const {description, itemDescription} = this.#withoutNamed(row);
    const about = [description, itemDescription].map(each => writeDescription(each, 3));
    return this.#withBelow([line, ...about].filter(Boolean).join('\n\n'), row, side, 0);
  }

  /**
   * Writes the schemas that were used by name, each under a heading. They can use additional names. Writes request and
   * response forms of a schema separately only if they differ.
   */
  schemas(): readonly string[] {
    const lines: string[] = [];
    const written = new Map<string, string>();
    for (const [key, {row, name, side}] of this.#waiting) {
      if (written.size >= MAX_SCHEMAS || this.#rows > MAX_ROWS) break;
      const body = [writeDescription(row.description, 2), this.#below(row, side, 0)].filter(Boolean).join('\n\n');
      const target = key.slice(key.indexOf(' '));
      const known = written.get(target);
      // Skip the second form of a schema if it equals the first. Also skip schemas without content.
      if (known === body || body === '') continue;
      written.set(known === undefined ? target : key, body);
      lines.push(
        writeHeading(
          2,
          `${name}${known === undefined ? '' : ` (${this.#context.apiMessages[side === 'request' ? 'body' : 'responseOf']})`}`,
        ),
        body,
      );
    }
    return lines;
  }

  #withBelow(line: string, row: SchemaRow, side: SchemaSide, depth: number): string {
    if (!row.openable || row.recursive) return line;
    const named = this.#nameOf(row);
    if (named) {
      const key = `${side} ${named.target}`;
      if (!this.#waiting.has(key)) this.#waiting.set(key, {row: named.row, name: named.name, side});
      return line;
    }
    const below = depth > MAX_DEPTH ? `${'  '.repeat(depth)}- …` : this.#below(row, side, depth);
    return below ? `${line}\n${depth === 0 ? '\n' : ''}${below}` : line;
  }

  /**
   * Returns name, position, and row of a schema that `schemas` writes. Undefined if the row is recursive, has no name,
   * or adds to the schema.
   */
  #nameOf(row: SchemaRow): {readonly name: string; readonly target: string; readonly row: SchemaRow} | undefined {
    if (!row.openable || row.recursive) return undefined;
    const {documents} = this.#context;
    const {schema, lists} = findInnerSchema(documents, flattenSchema(documents, row.parts));
    const {name, keys} = schema;
    const [target] = keys;
    if (name === undefined || target === undefined) return undefined;
    const holders = lists.length > 0 ? findItemParts(lists.at(-1) as FlatSchema) : row.parts;
    const node = holders.map(each => findNamed(documents, each, target)).find(each => each !== undefined);
    if (!node) return {name, target, row};
    const own = flattenSchema(documents, [node]);
    if (addsRows(schema, own)) return undefined;
    const {itemDescription: _, description: __, ...rest} = row;
    const refPath = [...row.refPath, target];
    return {
      name,
      target,
      row: {...rest, parts: [node], refPath, ...omitUndefined({description: readSchemaFacts(own).description})},
    };
  }

  /** Returns the name of the schema to refer to, unless the type label already contains it. */
  #sectionName(row: SchemaRow): readonly string[] {
    const name = this.#nameOf(row)?.name;
    return name === undefined || holdsName(row.type, name) ? [] : [toPlainLine(name)];
  }

  /** Returns a row without the description that `schemas` writes with the named schema. */
  #withoutNamed(row: SchemaRow): SchemaRow {
    const named = this.#nameOf(row);
    if (!named) return row;
    const {description, itemDescription, ...rest} = row;
    const isOther = (text: string | undefined) => text !== named.row.description;
    return {
      ...rest,
      ...(isOther(description) && omitUndefined({description})),
      ...(isOther(itemDescription) && omitUndefined({itemDescription})),
    };
  }

  #below(row: SchemaRow, side: SchemaSide, depth: number): string {
    const {documents, apiMessages} = this.#context;
    const {rows, choices, rest} = openRow(documents, row, side);
    this.#rows += rows.length;
    if (this.#rows > MAX_ROWS) return `${'  '.repeat(depth)}- …`;
    const indent = '  '.repeat(depth);
    const items = rows.map(each => indent + this.#withBelow(this.#line(each, depth), each, side, depth + 1));
    if (rest > 0) items.push(`${indent}- … ${rest}`);
    for (const {kind, variants, discriminator, isRule} of choices) {
      if (isRule) continue;
      const by = discriminator === undefined ? '' : `, ${apiMessages.toldBy} \`${discriminator}\``;
      items.push(`${indent}- ${kind === 'oneOf' ? apiMessages.oneOf : apiMessages.anyOf}${by}:`);
      for (const each of variants) {
        const line = `${indent}  - ${this.#variantLine(each, discriminator, depth + 1)}`;
        items.push(this.#withBelow(line, each, side, depth + 2));
      }
    }
    return items.join('\n');
  }

  #variantLine(row: SchemaRow, discriminator: string | undefined, depth: number): string {
    const {title, type, mapped = [], isDefault} = row;
    // Omit the title if it is the discriminator value, which follows the schema's name.
    const isTitled = title !== undefined && title !== type && !mapped.includes(title);
    const name = isTitled ? toPlainLine(title) : renderType(type);
    const words = [isTitled ? renderType(type) : '', ...this.#sectionName(row), mapped.map(writeCodeSpan).join(', ')];
    if (isDefault)
      words.push(fillMessage(this.#context.apiMessages.isOtherwise, {name: writeCodeSpan(discriminator ?? '')}));
    const selectors = words.filter(Boolean).join('; ');
    const limits = [...formatMarks(this.#context, row), ...formatLimits(this.#context, row)];
    const about = formatAbout(this.#context, this.#withoutNamed(row), depth);
    return `${name}${selectors ? ` (${selectors})` : ''}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}${about}`;
  }

  #line(
    row: Partial<SchemaRow> & Pick<SchemaRow, 'name' | 'required' | 'deprecated'>,
    depth: number,
    {facts: more = [], after = ''}: Pick<Item, 'facts' | 'after'> = {},
  ): string {
    const {messages, apiMessages} = this.#context;
    const {kind, name} = row;
    const mark = kind === undefined || kind === 'property' ? '' : formatKind(apiMessages, {kind, name});
    const key = name && kind !== 'tuple' ? writeCodeSpan(name) : '';
    const title = kind === 'tuple' && row.title ? toPlainLine(row.title) : '';
    const facts = [
      row.type && renderType(row.type),
      ...(row.parts ? this.#sectionName(row as SchemaRow) : []),
      row.required && messages.required,
      row.deprecated && messages.deprecated,
      ...(row.parts ? this.#context.marks(row as SchemaRow).map(each => toPlainLine(`${each}`)) : []),
      ...formatLimits(this.#context, row),
      ...more,
    ];
    const head = [mark, key, title].filter(Boolean).join(' ');
    const shown = facts.filter(Boolean).join(', ');
    return `- ${head}${shown && ` (${shown})`}${formatAbout(this.#context, row, depth, after)}`;
  }
}

/** Returns whether a type label contains the name of a schema. A name can contain any character: `Page<Pet>[]`. */
function holdsName(type: string, name: string): boolean {
  const parts = type.split(name);
  return parts.slice(1).some((after, at) => !/[\w.-]$/.test(parts[at]!) && !/^[\w.-]/.test(after));
}

/** Returns whether a use of a named schema has more properties or choices than the schema itself. */
function addsRows(use: FlatSchema, own: FlatSchema): boolean {
  const hasMore = (word: string) => listSchemaPlaces(use, word).length > listSchemaPlaces(own, word).length;
  return (
    own.required.size < use.required.size ||
    own.choices.length < use.choices.length ||
    [...use.properties].some(([name, parts]) => parts.length > (own.properties.get(name)?.length ?? 0)) ||
    innerKeywords.some(hasMore)
  );
}

/** Follows references and `allOf` from a schema to the schema with the key `key`. */
function findNamed(documents: DocumentSet, node: Located, key: string, depth = 0): Located | undefined {
  if (getPositionKey(node) === key) return node;
  if (depth > MAX_REFERENCES) return undefined;
  const ref = getRef(node.value);
  const target = ref === undefined ? undefined : documents.follow(ref, node);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap(word => getChildren(node, word).map(([, part]) => part));
  for (const next of [...(target && 'node' in target ? [target.node] : []), ...parts]) {
    const found = findNamed(documents, next, key, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Writes the texts after a row's type: description, values, examples, links, and `after`. */
function formatAbout(context: ViewContext, row: Partial<SchemaRow>, depth: number, after = ''): string {
  const title = getTitleText(row);
  const descriptions = [row.description, row.itemDescription].flatMap(each => writeItemDescription(each, depth) || []);
  const lines = title === undefined ? descriptions : [toPlainLine(title), ...descriptions];
  const about = lines.length > 0 ? `: ${lines.join(isSentenceEnd(lines[0] ?? '') ? ' ' : '. ')}` : '';
  const values = [...writeValueParts(context, row), after].filter(Boolean).join('. ');
  // After several lines, start a new paragraph.
  const isLong = about.includes('\n');
  const between = isLong ? `\n\n${'  '.repeat(depth + 1)}` : isSentenceEnd(about) ? ' ' : '. ';
  return `${about}${values && between + values}`;
}

/** Returns the labels of a row without a line of its own, such as `required` and `deprecated`. */
function formatMarks(context: ViewContext, row: SchemaRow): readonly string[] {
  const marks = context.marks(row).map(each => toPlainLine(`${each}`));
  return row.deprecated ? [context.messages.deprecated, ...marks] : marks;
}

/** Writes limits, default, and constant value of a row. */
function formatLimits(context: ViewContext, row: Partial<SchemaRow>): readonly string[] {
  const {apiMessages, messages} = context;
  const rules = row.parts ? context.rules(row as SchemaRow) : [];
  const facts = [...describeLimits(context, row), ...rules].map(each => toPlainCode(`${each}`));
  if (row.const) facts.push(`${apiMessages.always} ${writeCode(row.const.value, row)}`);
  if (row.default) facts.push(`${messages.default} ${writeCode(row.default.value, row)}`);
  return facts;
}

/** Writes the texts after a row's description: values, examples, links, and broken references. */
function writeValueParts(context: ViewContext, row: Partial<SchemaRow>): readonly string[] {
  const {externalDocs, broken = []} = row;
  return [
    writeValuesLine(context, row),
    writeExamplesLine(context, row),
    externalDocs ? renderDocsLine(context, externalDocs) : '',
    ...broken.map(ref => fillMessage(context.apiMessages.brokenRef, {name: writeCodeSpan(ref)})),
  ].filter(Boolean);
}

/** Writes the allowed values of a row, each with its label and description. */
function writeValuesLine({apiMessages}: ViewContext, row: Partial<SchemaRow>): string {
  const {enum: values = []} = row;
  if (values.length === 0) return '';
  const shown = values.map(({value, title, description}) => {
    const about = [title && toPlainLine(title), description && toOneLine(description)].filter(Boolean).join(': ');
    return `${writeCode(value, row)}${about ? ` (${about})` : ''}`;
  });
  return `${apiMessages.allowed}: ${shown.join(', ')}`;
}

/** Writes a row's examples. Skips allowed values and the default. */
function writeExamplesLine({apiMessages}: ViewContext, row: Partial<SchemaRow>) {
  const {examples = [], enum: values = [], default: preset, const: only} = row;
  const known = new Set([preset, only, ...values].map(each => each && writeCode(each.value, row)));
  const shown = [...new Set(examples.map(each => writeCode(each, row)))]
    .filter(each => !known.has(each) && each.length < 200)
    .slice(0, MAX_EXAMPLES);
  return shown.length > 0 ? `${apiMessages.example}: ${shown.join(', ')}` : '';
}

/** Writes the type and constraints of a schema that is not a list item. */
function writeFactsLine(context: ViewContext, row: SchemaRow): string {
  const limits = [...formatMarks(context, row), ...formatLimits(context, row)];
  const values = writeValueParts(context, row).join('. ');
  return `${limits.length > 0 ? ` (${limits.join(', ')})` : ''}${values && `. ${values}`}`;
}

/** Writes a value as an inline code span. */
export function writeCode(value: unknown, row?: Partial<SchemaRow>): string {
  return writeCodeSpan(formatFieldValue(value, row));
}
