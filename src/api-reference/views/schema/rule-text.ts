import {fillHtml} from '../../../base/fill-message.js';
import {type Html, type HtmlValue, html} from '../../../base/html.js';
import {getOwn, getOwnText, getOwnTexts, isObject} from '../../../base/json.js';
import {enSchemaDetails, type SchemaDetailMessages} from '../../../messages/en-schema-details.js';
import {getChild, type Located} from '../../../openapi/document/located.js';
import {isClosed, listSchemaPlaces} from '../../../openapi/schema/across-parts.js';
import {findInnerSchema, type SchemaRow} from '../../../openapi/schema/build-schema-rows.js';
import type {Choice} from '../../../openapi/schema/choice.js';
import {type FlatSchema, flattenSchema, inferTypes} from '../../../openapi/schema/flatten-schema.js';
import {isTupleClosed, isWrapped} from '../../../openapi/schema/list-parts.js';
import {readSchemaFacts} from '../../../openapi/schema/read-schema-facts.js';
import {formatType} from '../../../openapi/schema/schema-type.js';
import type {ViewContext} from '../view-context.js';
import {describeConstraints} from './constraint-text.js';
import {formatFieldValue} from './format-field-value.js';

/** Maximum number of property names to list in one constraint. */
const MAX_NAMES = 40;

/**
 * Describes rare constraints of keys and items, one text per constraint: `no additional properties`, `a requires b`.
 * Omits those of single items, which have rows.
 */
export function describeRules(context: ViewContext, {parts, name}: SchemaRow): readonly Html[] {
  const flat = flattenSchema(context.documents, parts);
  const {schema} = findInnerSchema(context.documents, flat);
  return [flat, ...(schema === flat ? [] : [schema])].flatMap(each => [
    ...describeKeyRules(context, each),
    ...describeItemRules(context, each),
    ...(context.isXml ? describeXmlRules(context, each, flat === each ? name : undefined) : []),
    ...each.choices.flatMap(choice => (choice.isRule ? [describePresenceRule(context, choice)] : [])),
  ]);
}

/** Returns the messages for rare constraints in the page's language. */
export function getRuleMessages({options}: ViewContext): SchemaDetailMessages {
  return options.messages?.rules ?? enSchemaDetails;
}

function describeKeyRules(context: ViewContext, schema: FlatSchema): readonly Html[] {
  const ruleMessages = getRuleMessages(context);
  const found: Html[] = [];
  if (isClosed(schema)) found.push(html`${ruleMessages.noOtherKeys}`);
  for (const names of listKeywordSchemas(schema, 'propertyNames')) {
    const about = [...formatValues(context, names, false), ...renderPlainDescription(context, names)];
    if (about.length > 0) found.push(html`${ruleMessages.keyNames} ${joinHtml(about)}`);
  }
  // Read `dependencies`, too: before JSON Schema 2019-09, it combined `dependentRequired` and `dependentSchemas`.
  for (const word of ['dependentRequired', 'dependencies'])
    for (const {value} of listSchemaPlaces(schema, word)) {
      const rules = getOwn(value, word);
      for (const name of isObject(rules) ? Object.keys(rules).slice(0, MAX_NAMES) : []) {
        const others = getOwnTexts(rules, name);
        if (others.length > 0)
          found.push(fillHtml(ruleMessages.needs, {name: renderCodes([name]), others: renderCodes(others)}));
      }
    }
  return found;
}

function describeItemRules(context: ViewContext, schema: FlatSchema): readonly Html[] {
  const ruleMessages = getRuleMessages(context);
  return [
    ...(isTupleClosed(schema) ? [html`${ruleMessages.noOtherItems}`] : []),
    ...listKeywordSchemas(schema, 'contains').map(
      item => html`${ruleMessages.contains} ${joinHtml(formatValues(context, item, true))}`,
    ),
  ];
}

/**
 * Describes how XML represents a value, unless it is an element with the name of the property (OpenAPI 3.2, XML
 * Object).
 */
function describeXmlRules(context: ViewContext, schema: FlatSchema, name: string | undefined): readonly Html[] {
  const ruleMessages = getRuleMessages(context);
  const xml = schema.keywords.get('xml');
  const prefix = getOwnText(xml, 'prefix');
  const isList = inferTypes(schema).includes('array');
  const nodeType = getOwn(xml, 'attribute') === true ? 'attribute' : getOwn(xml, 'nodeType');
  const isWrapper = isList && isWrapped(xml);
  // The name of a list without a wrapper has no effect (OpenAPI 3.1, section 4.8.26).
  const text = (isList && !isWrapper ? undefined : getOwnText(xml, 'name')) ?? name ?? '';
  const full = html`<code>${prefix === undefined ? text : `${prefix}:${text}`}</code>`;
  const namespace = getOwnText(xml, 'namespace');
  const found: Html[] = [];
  if (nodeType === 'attribute') found.push(fillHtml(ruleMessages.xmlAttribute, {name: full}));
  else if (nodeType === 'text' || nodeType === 'cdata') found.push(html`${ruleMessages.xmlText}`);
  else if (nodeType === 'none' && !isList) found.push(html`${ruleMessages.xmlContent}`);
  else if (isWrapper) found.push(fillHtml(ruleMessages.xmlWrapper, {name: full}));
  else if (text !== '' && (text !== name || prefix !== undefined))
    found.push(fillHtml(ruleMessages.xmlElement, {name: full}));
  if (namespace !== undefined) found.push(fillHtml(ruleMessages.xmlNamespace, {name: html`<code>${namespace}</code>`}));
  // For a list, say that the note applies to each item.
  return name === undefined ? found.map(each => html`${context.apiMessages.eachItem} ${each}`) : found;
}

/** Describes alternative sets of required properties: `anyOf: [{required: ["a"]}, {required: ["b", "c"]}]`. */
function describePresenceRule(context: ViewContext, {kind, variants}: Choice): Html {
  const ruleMessages = getRuleMessages(context);
  const alternatives = variants.slice(0, MAX_NAMES).map(({value}) => {
    const names = renderCodeList(getOwnTexts(value, 'required'));
    const all = joinHtml(names, ` ${context.apiMessages.and} `);
    // Put a set of names in brackets, because it is one of the alternatives.
    return names.length > 1 ? html`(${all})` : all;
  });
  return fillHtml(kind === 'oneOf' ? ruleMessages.exactlyOneOf : ruleMessages.atLeastOneOf, {
    names: joinHtml(alternatives),
  });
}

/** Describes a schema in a few words: type, limits, and values. */
function formatValues(context: ViewContext, node: Located, hasType: boolean): readonly Html[] {
  const flat = flattenSchema(context.documents, [node]);
  const {constraints, enum: values, const: only} = readSchemaFacts(flat);
  const all = only ? [only] : values;
  const format = getOwnText(node.value, 'format');
  return [
    ...(!hasType && format !== undefined ? [html`<code>${format}</code>`] : []),
    ...(hasType ? [html`<code>${formatType(context.documents, flat)}</code>`] : []),
    ...describeConstraints(constraints, context.apiMessages),
    ...renderCodeList(all.map(({value}) => formatFieldValue(value))),
  ];
}

/** Returns a description as plain text, because a constraint is one line without Markdown. */
function renderPlainDescription({documents}: ViewContext, node: Located): readonly Html[] {
  const {description} = readSchemaFacts(flattenSchema(documents, [node]));
  return description === undefined ? [] : [html`${description.replace(/\s+/g, ' ').trim()}`];
}

function listKeywordSchemas(schema: FlatSchema, word: string): readonly Located[] {
  return listSchemaPlaces(schema, word).flatMap(holder => {
    const node = getChild(holder, word);
    return isObject(node?.value) ? [node] : [];
  });
}

function renderCodes(names: readonly string[]): Html {
  return joinHtml(renderCodeList(names));
}

function renderCodeList(names: readonly string[]): readonly Html[] {
  return names.slice(0, MAX_NAMES).map(name => html`<code>${name}</code>`);
}

function joinHtml(parts: readonly HtmlValue[], between = ', '): Html {
  return html`${parts.map((part, index) => html`${index > 0 ? between : ''}${part}`)}`;
}
