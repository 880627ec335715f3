import type {Binding} from '../../components/bound-element.js';
import type {Frontmatter} from './frontmatter.js';

// Matches a custom method (OpenAPI 3.2) only if a path follows, because otherwise it is a file name.
const operation =
  /^(?:([\s\S]+?)\s+)??(?:(get|post|put|patch|delete|head|options|trace|query|copy|webhook)\s+(\S[\s\S]*)|([a-z][\w-]*)\s+(\/[\s\S]*))$/i;

/**
 * Reads which operation, schema, or document a page is bound to. `openapi` accepts `METHOD /path`, `file METHOD /path`,
 * `webhook NAME`, and `file webhook NAME`, with any white space and case of the method. A NAME such as `PUT orderSent`
 * contains the method. A file alone means the document's overview. `openapi-schema` names a schema, and `asyncapi` a
 * channel or operation (`channel`, `file channel`). Undefined for an unbound page. `file` is the page's path, which
 * relative paths start from.
 */
export function readBinding(frontmatter: Frontmatter, file = ''): Binding | undefined {
  const binding = readWritten(frontmatter);
  const {document} = binding ?? {};
  return binding && document && /^\.\.?\//.test(document)
    ? {...binding, document: resolveFromFolder(document, file)}
    : binding;
}

function readWritten(frontmatter: Frontmatter): Binding | undefined {
  const text = readText(frontmatter.get('openapi'));
  if (text) {
    const found = parseOperationBinding(text);
    if (found) return {kind: 'operation', ...found};
    if (isDocument(text)) return {kind: 'overview', document: text};
  }
  const channel = readText(frontmatter.get('asyncapi'));
  if (channel) return readChannel(channel);
  const schema = readText(frontmatter.get('openapi-schema'));
  if (!schema) return undefined;
  const [, document, target = schema] = /^(\S+)\s+(\S.*)$/s.exec(schema) ?? [];
  return {kind: 'schema', target, ...(document !== undefined && {document})};
}

/** Splits a text such as `shop.yaml GET /users` into document, method, and path. */
export function parseOperationBinding(text: string): {method: string; target: string; document?: string} | undefined {
  const [, document, known, target, other, path] = operation.exec(text.trim()) ?? [];
  const method = known ?? other;
  if (method === undefined) return undefined;
  return {method: method.toUpperCase(), target: target ?? path ?? '', ...(document !== undefined && {document})};
}

/** Reads an AsyncAPI channel. If its name contains white space, the document must precede it. */
function readChannel(text: string): Binding {
  if (isDocument(text) && !/\s/.test(text)) return {kind: 'overview', method: 'CHANNEL', document: text};
  const [, document, target = text] = /^(\S+)\s+(\S.*)$/s.exec(text) ?? [];
  return {kind: 'channel', method: 'CHANNEL', target, ...(document !== undefined && {document})};
}

/** Returns whether a page is bound to a single operation or channel. */
export function showsOperation(binding: Binding | undefined): binding is Binding {
  return binding?.kind === 'operation' || binding?.kind === 'channel';
}

/**
 * Resolves a path against the page's folder. Leaves a path unchanged that leads out of the project: it matches no
 * document.
 */
function resolveFromFolder(written: string, file: string): string {
  const folder = file.split('/').slice(0, -1);
  if (written.startsWith('./')) folder.push('.');
  for (const part of written.split('/')) {
    if (part === '..') {
      if (folder.at(-1) === '.') folder.pop();
      if (folder.pop() === undefined) return written;
    } else if (part && part !== '.') folder.push(part);
  }
  return folder.join('/');
}

function isDocument(text: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(text) || /^https?:\/\/\S+$/i.test(text);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}
