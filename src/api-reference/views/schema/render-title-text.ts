import type {SchemaRow} from '../../../openapi/schema/build-schema-rows.js';

/**
 * Returns the title of a value without a description. Undefined for a generated title that repeats the name or type.
 */
export function getTitleText(row: Partial<SchemaRow>, name = row.name ?? ''): string | undefined {
  const {title, type = '', description, itemDescription, kind} = row;
  if (title === undefined || description !== undefined || itemDescription !== undefined) return undefined;
  if (name === '' || (kind !== 'property' && kind !== 'schema')) return undefined;
  const text = foldLetters(title);
  return [name, ...type.split(/[^\w.-]+/)].some(each => foldLetters(each) === text) ? undefined : title;
}

function foldLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
