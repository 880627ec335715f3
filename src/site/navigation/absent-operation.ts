import type {Binding} from '../../components/bound-element.js';

/** Target of a binding, without its document. */
export type BindingTarget = Pick<Binding, 'kind' | 'method' | 'target'>;

/** Formats a binding's target for a message: `operation "GET /orders"`. */
export function describeTarget({kind, method = '', target = ''}: BindingTarget): string {
  if (kind === 'schema') return `schema "${target}"`;
  if (kind === 'overview') return 'overview of an API document';
  if (kind === 'channel') return `operation or channel "${target}"`;
  return method === 'WEBHOOK' ? `webhook "${target}"` : `operation "${`${method} ${target}`.trim()}"`;
}

/** Returns the problem of an entry or page whose target is in no document, with a fix. `who` is the message's subject. */
export function describeAbsentEntry(
  who: string,
  {documents, ...binding}: BindingTarget & {readonly documents: readonly string[]},
): {
  readonly message: string;
  readonly fix: string;
} {
  const {kind, method = '', target = ''} = binding;
  const name = describeTarget(binding);
  const key = kind === 'channel' ? 'asyncapi' : 'openapi';
  if (documents.length === 0)
    return {
      message: `${who} references the ${name}, but docs.json has no API document.`,
      fix: `Add "api": {"${key}": "${key}.yaml"} to docs.json, with the path of your document.`,
    };
  const isWebhook = method === 'WEBHOOK';
  const wanted =
    kind === 'schema'
      ? 'the name of a schema'
      : kind === 'channel'
        ? 'the name of an operation or channel'
        : isWebhook
          ? 'the name of a webhook'
          : 'the method and path of an operation';
  const other = kind === 'operation' ? `${isWebhook ? 'webhook' : method} ${target}` : target;
  return {
    message: `${who} references the ${name}, which ${documents.length > 1 ? `neither ${documents.join(' nor ')} defines` : `does not exist in ${documents[0]}`}.`,
    fix: `Write ${wanted} in ${documents.join(' or ')}. For another document, write "other.yaml ${other}".`,
  };
}

/** Returns the target of a page that the navigation lists by its method and path. */
export function toBindingTarget({method, path}: {readonly method: string; readonly path: string}): BindingTarget {
  return {kind: method === 'CHANNEL' ? 'channel' : 'operation', method, target: path};
}
