/** Facts that form the URL of an operation. */
export interface Addressed {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
}

/**
 * Returns the last URL segment of each operation: its `operationId` in kebab-case, else method and words of the path.
 * Equal results all get method and path appended, so that adding an operation never changes another URL. Those that
 * remain equal differ only in case or punctuation, and get a hash of the exact path.
 */
export function operationIds(operations: readonly Addressed[]): readonly string[] {
  const plain = operations.map(each => (each.operationId && kebab(each.operationId)) || byPath(each));
  const longer = appendTo(plain, index => byPath(operations[index]!));
  return appendTo(longer, index => {
    const {method, path, operationId} = operations[index]!;
    return mark(`${method} ${path} ${operationId ?? ''}`);
  });
}

function appendTo(ids: readonly string[], addition: (index: number) => string): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ids.map((id, index) => (counts.get(id) === 1 ? id : cut(`${id}-${addition(index)}`)));
}

/** Returns method and words of the path, `get-users-id`: the id of an operation without `operationId`. */
export function byPath({method, path}: Addressed): string {
  return cut([kebab(method), kebab(path)].filter(Boolean).join('-')) || 'operation';
}

/** `listUserOrders`, `List_user orders` and `HTTPOrders` as lower case words with hyphens; a file name anywhere. */
export function kebab(text: string): string {
  const words = text
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // Names that some file systems keep for themselves (security rule C4).
  return cut(/^(?:con|prn|aux|nul|com\d|lpt\d|index)$/.test(words) ? `${words}-operation` : words);
}

/** Keeps a name short: a file name has at most 255 bytes, and half a character at the cut would not be one. */
export function cut(id: string): string {
  return id.length <= 180 ? id : `${[...id.slice(0, 160)].join('').replace(/\p{Surrogate}$/u, '')}-${mark(id)}`;
}

/** Returns six letters and digits that depend on every character (FNV-1a). */
export function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(6, '0').slice(-6);
}

/** Returns the method of an operation as pages and links write it: `WEBHOOK` for a webhook. */
export function nameMethod({kind, method}: {readonly kind: string; readonly method: string}): string {
  return kind === 'webhook' ? 'WEBHOOK' : method;
}
