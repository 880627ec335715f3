import {fillMessage} from '../../../base/fill-message.js';
import type {SchemaDetailMessages} from '../../../messages/en-schema-details.js';
import {type Encoding, isStyled, type Parameter} from '../../../openapi/operation/media.js';

type Styled = Pick<Parameter, 'name' | 'in' | 'style' | 'explode' | 'allowReserved' | 'mayBeEmpty'>;

/**
 * Describes how a value is serialized, if that differs from the default. `isList` and `isMap` are true if the value can
 * be an array or object: for scalars, most styles are the same.
 */
export function describeStyle(
  parameter: Styled,
  isList: boolean,
  isMap: boolean,
  ruleMessages: SchemaDetailMessages,
): readonly string[] {
  const {style, explode, name, allowReserved, mayBeEmpty} = parameter;
  const words: string[] = [];
  const isForm = style === 'form' || style === 'cookie';
  const isPairs = isMap && explode;
  // RFC 6570, sections 3.2.5 and 3.2.7: with `explode`, an object names its keys. Without it, only the first value has
  // the dot.
  if (style === 'matrix') words.push(fillMessage(ruleMessages.matrix, {name: isPairs ? 'key' : name}));
  else if (style === 'label')
    words.push(explode || !(isList || isMap) ? ruleMessages.label : `${ruleMessages.sentAs} .a,b`);
  else if (style === 'deepObject') words.push(fillMessage(ruleMessages.deepObject, {name}));
  else if (style === 'spaceDelimited' && !explode) words.push(ruleMessages.spaceSeparated);
  else if (style === 'pipeDelimited' && !explode) words.push(ruleMessages.pipeSeparated);
  else if (style === 'tabDelimited') words.push(ruleMessages.tabSeparated);
  else if (isForm && isList && !explode) words.push(ruleMessages.commaSeparated);
  else if (isMap && isForm && !explode) words.push(ruleMessages.commaSeparated);
  else if (style === 'simple' && isMap && explode) words.push(ruleMessages.keyValues);
  if (allowReserved) words.push(ruleMessages.reserved);
  if (mayBeEmpty) words.push(ruleMessages.mayBeEmpty);
  return words;
}

/** Describes how a form field is serialized: its content type and style. */
export function describeEncoding(encoding: Encoding, ruleMessages: SchemaDetailMessages): readonly string[] {
  const {name, contentType, style = 'form', explode = style === 'form', allowReserved = false} = encoding;
  const styled = describeStyle({name, in: 'query', style, explode, allowReserved}, true, false, ruleMessages);
  return [...(contentType && !isStyled(encoding) ? [`${ruleMessages.sentAs} ${contentType}`] : []), ...styled];
}
