/** Properties of an operation that determine its URL. */
export interface RoutedOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
}

/**
 * Returns the last URL segment of each operation: its `operationId` in kebab-case, or else its method and path. Appends
 * method and path to all equal segments, so a new operation never changes the URL of another. Segments that are still
 * equal differ only in case or punctuation, and get a hash of the path.
 */
export function buildOperationIds(operations: readonly RoutedOperation[]): readonly string[] {
  const plain = operations.map(each => (each.operationId && toKebabCase(each.operationId)) || buildPathId(each));
  const longer = appendTo(plain, index => buildPathId(operations[index]!));
  return appendTo(longer, index => {
    const {method, path, operationId} = operations[index]!;
    return hashName(`${method} ${path} ${operationId ?? ''}`);
  });
}

function appendTo(ids: readonly string[], addition: (index: number) => string): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.map((id, index) => (counts.get(id) === 1 ? id : shortenName(`${id}-${addition(index)}`)));
}

/** Returns the id of an operation without `operationId`: `get-users-id`. */
export function buildPathId({method, path}: RoutedOperation): string {
  return shortenName([toKebabCase(method), toKebabCase(path)].filter(Boolean).join('-')) || 'operation';
}

/**
 * Converts `listUserOrders`, `List_user orders`, or `HTTPOrders` to lower-case words with hyphens. The result is a
 * valid file name on every system.
 */
export function toKebabCase(text: string): string {
  const words = text
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Avoid names that Windows reserves (security rule C4).
  return shortenName(/^(?:con|prn|aux|nul|com\d|lpt\d|index)$/.test(words) ? `${words}-operation` : words);
}

/** Shortens a name to fit a file name of at most 255 bytes. Never splits a surrogate pair. */
export function shortenName(id: string): string {
  return id.length <= 180 ? id : `${[...id.slice(0, 160)].join('').replace(/\p{Surrogate}$/u, '')}-${hashName(id)}`;
}

/** Returns a hash of six letters and digits (FNV-1a). */
export function hashName(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(6, '0').slice(-6);
}
