import type {Frontmatter} from './frontmatter.js';

/** What of an API document a page shows, from its frontmatter. */
export interface Binding {
  readonly kind: 'operation' | 'schema' | 'overview';
  /** The document as the page names it, with or without extension. */
  readonly document?: string;
  /** Of an operation: the method in upper case, `WEBHOOK` for a webhook. */
  readonly method?: string;
  /** Path of the operation, name of the webhook or of the schema. */
  readonly target?: string;
}

// A method of one's own (3.2) is told from a file name by the path after it.
const operation =
  /^(?:([\s\S]+?)\s+)??(?:(get|post|put|patch|delete|head|options|trace|query|copy|webhook)\s+(\S[\s\S]*)|([a-z][\w-]*)\s+(\/[\s\S]*))$/i;

/**
 * Reads `openapi: METHOD /path`, `file METHOD /path`, `webhook NAME`, `file webhook NAME`; any white space, any case of
 * the method. A file alone is the overview of that document; `openapi-schema` names a schema. `undefined`: the page is
 * bound to nothing.
 */
export function readBinding(frontmatter: Frontmatter): Binding | undefined {
  const text = textOf(frontmatter.get('openapi'));
  if (text) {
    const found = readOperation(text);
    if (found) return {kind: 'operation', ...found};
    if (isDocument(text)) return {kind: 'overview', document: text};
  }
  const schema = textOf(frontmatter.get('openapi-schema'));
  if (!schema) return undefined;
  const [, document, target = schema] = /^(\S+)\s+(\S.*)$/s.exec(schema) ?? [];
  return {kind: 'schema', target, ...(document !== undefined && {document})};
}

/** The method, path and document of a text such as `shop.yaml GET /users`. */
export function readOperation(text: string): {method: string; target: string; document?: string} | undefined {
  const [, document, known, target, other, path] = operation.exec(text.trim()) ?? [];
  const method = known ?? other;
  if (method === undefined) return undefined;
  return {method: method.toUpperCase(), target: target ?? path ?? '', ...(document !== undefined && {document})};
}

function isDocument(text: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(text) || /^https?:\/\/\S+$/i.test(text);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}
