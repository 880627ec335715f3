import type {Value} from '../tree/literal.js';
import {type Item, withLead} from './block.js';
import {codeSpan, escapeText} from './escape-text.js';
import {Fragment, flagProp, type ResolvedElement, richProp, textProp, wordsIn} from './resolved.js';
import type {Writer} from './writer.js';

const locations = ['path', 'query', 'body', 'header'] as const;

/** A parameter or a field: its name, in parentheses what it must be, then what it means. */
export function fieldItem(element: ResolvedElement, writer: Writer): Item {
  const {words} = writer.context;
  const location = locations.find(each => textProp(element, each) !== undefined);
  const isResponse = element.name === 'ResponseField';
  const name = (isResponse ? textProp(element, 'name') : undefined) ?? textProp(element, location ?? 'name') ?? '';
  const standard = defaultOf(element);
  const isRequired = flagProp(element, 'required');
  const facts = [
    ...labels(element, 'pre'),
    typeOf(element, writer),
    isResponse ? undefined : location,
    isRequired ? words.required : flagProp(element, 'optional') ? words.optional : undefined,
    flagProp(element, 'deprecated') ? words.deprecated : undefined,
    standard && `${words.default} ${standard}`,
    ...labels(element, 'post'),
  ].filter(Boolean);
  const description = richProp(element, 'description');
  const body = [...(description ? writer.paragraph(description) : []), ...writer.blocks(element.children)];
  const head = [codeSpan(name.trim()), facts.length ? `(${facts.join(', ')})` : ''].filter(Boolean).join(' ');
  return {blocks: withLead(head, body, ': ')};
}

// `string[]` reads better as code than with a backslash.
function typeOf(element: ResolvedElement, writer: Writer): string | undefined {
  const value = element.props.get('type');
  if (value instanceof Fragment) return writer.line(value.nodes);
  const type = textProp(element, 'type')?.trim();
  if (!type) return undefined;
  return escapeText(type) === type ? type : codeSpan(type);
}

// `default={false}` is a value to show, not the absence of one.
function defaultOf(element: ResolvedElement): string | undefined {
  const value = element.props.get('default');
  const shown = typeof value === 'boolean' ? String(value) : textProp(element, 'default');
  return shown === undefined ? undefined : codeSpan(shown.trim());
}

function labels(element: ResolvedElement, name: string): string[] {
  const value = element.props.get(name);
  if (value instanceof Fragment) return [escapeText(wordsIn(value.nodes))];
  const all: readonly Value[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  return all.map(each => escapeText(String(each)));
}
