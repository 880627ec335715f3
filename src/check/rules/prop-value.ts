import {describeValue} from '../../base/describe-value.js';
import {guessFlag} from '../../base/guess-flag.js';
import {getOwnText} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {Prop} from '../../components/component.js';
import {findNearest} from '../../config/find-nearest.js';
import {listChoices} from '../../messages/join-choices.js';
import {type LiteralValue, readLiteral} from '../../tree/literal.js';
import type {AttributeValue} from '../../tree/tree.js';
import {findPropsByName} from '../prop-names.js';
import type {TagUse} from '../uses.js';

/** Finds prop values of the wrong kind. Checks only literal values, not expressions. */
export function checkPropValue({element, component, place}: TagUse): readonly Problem[] {
  if (!component) return [];
  const props = findPropsByName(component);
  return [...element.attributes].flatMap(([written, attribute]): readonly Problem[] => {
    if (written === 'icon' && isLongIcon(attribute)) return [];
    const prop = props.get(written);
    const given = prop && readStaticValue(attribute);
    if (!prop || given === undefined) return [];
    const wanted = findExpected(prop, given.value) ?? checkFieldValue(written, component.name, given.value);
    if (!wanted) return [];
    return [
      {
        code: 'prop-value',
        level: 'warning',
        message: `The prop "${written}" of <${element.name}> is ${describeValue(given.value)}${wanted.isList ? '. Allowed values: ' : ', not '}${wanted.kind}.`,
        fix: `Write ${wanted.example(written)}.`,
        place: place(written),
      },
    ];
  });
}

/** Returns whether a value is the object form of an icon: `{name, style, library}`. */
function isLongIcon(attribute: AttributeValue): boolean {
  return getOwnText(readStaticValue(attribute)?.value, 'name') !== undefined;
}

interface Wanted {
  readonly kind: string;
  /** True if `kind` lists the allowed values. */
  readonly isList?: boolean;
  example(name: string): string;
}

function findExpected({kind, read, words}: Prop<unknown>, value: LiteralValue): Wanted | undefined {
  if (value === null || value === undefined) return undefined;
  const values = words?.split(' ') ?? [];
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (words && (typeof value === 'object' || (text && !values.includes(text)))) {
    const word = findNearest(text, values);
    return {
      kind: listChoices(values.map(each => `"${each}"`)),
      isList: true,
      example: name => (word ? `${name}="${word}"` : `${name}="${values[0]}", or another allowed value`),
    };
  }
  if (kind === 'number' && read(value) === undefined)
    return {kind: 'a number', example: name => `${name}={${/width|height/i.test(name) ? 600 : 2}}`};
  if (kind === 'flag' && !(typeof value === 'boolean' || /^(?:true|false|)$/i.test(String(value))))
    return {
      kind: 'true or false',
      example: name => (guessFlag(value) ? `${name} without a value` : `${name}={false}, or delete ${name}`),
    };
  if (kind === 'text' && typeof value === 'object') return {kind: 'a string', example: name => `${name}="Text"`};
  return undefined;
}

/** Reports a field type that is a list, or a header name that is invalid (RFC 9110, section 5.6.2). */
function checkFieldValue(written: string, component: string, value: LiteralValue): Wanted | undefined {
  if (written === 'type' && /^(?:Param|Response)Field$/.test(component) && Array.isArray(value))
    return {kind: 'a string', example: name => `${name}="${value.map(toPlain).join(' | ')}"`};
  if (written !== 'header' || component !== 'ParamField' || typeof value !== 'string') return undefined;
  if (/^[!#$%&'*+.^_`|~\w-]+$/.test(value.trim())) return undefined;
  const name =
    value
      .trim()
      .replace(/[^!#$%&'*+.^_`|~\w-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'X-Name';
  return {kind: 'a header name', example: prop => `${prop}="${name}"`};
}

function toPlain(value: LiteralValue): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
}

function readStaticValue(value: AttributeValue | undefined): {readonly value: LiteralValue} | undefined {
  if (typeof value !== 'object') return {value};
  const result = readLiteral(value.source.trim(), new Map());
  return result.ok ? result : undefined;
}
