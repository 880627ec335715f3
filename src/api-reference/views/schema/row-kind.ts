import {fillMessage} from '../../../base/fill-message.js';
import type {ApiMessages} from '../../../messages/en-api.js';
import type {SchemaRow} from '../../../openapi/schema/build-schema-rows.js';

/** Returns the label of a row that is not a property: `item 2`, `other items`, `if`. */
export function formatKind(
  apiMessages: ApiMessages,
  {kind, name}: Pick<SchemaRow, 'kind'> & Partial<Pick<SchemaRow, 'name'>>,
): string {
  if (kind === 'tuple') return fillMessage(apiMessages.item, {count: Number(name) + 1});
  const words = new Map<SchemaRow['kind'], string>([
    ['pattern', apiMessages.matchingKeys],
    ['content', apiMessages.contentMediaType],
    ['additional', apiMessages.otherKeys],
    ['item', apiMessages.items],
    // Label it like `if`: it applies if the property is present (JSON Schema 2020-12, Core, section 10.2.2.4).
    ['dependent', apiMessages.kindIf],
    ['not', apiMessages.kindNot],
    ['if', apiMessages.kindIf],
    ['then', apiMessages.kindThen],
    ['else', apiMessages.kindElse],
  ]);
  return words.get(kind) ?? '';
}
