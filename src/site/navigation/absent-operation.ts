import type {GeneratedPage} from './navigation.js';

/**
 * Returns the problem of an entry or page whose operation is in no document, with a fix. `who` is the message's
 * subject.
 */
export function describeAbsentEntry(
  who: string,
  {documents, operation}: Pick<GeneratedPage, 'documents' | 'operation'>,
): {
  readonly message: string;
  readonly fix: string;
} {
  const {method, path} = operation ?? {};
  const key = method === 'CHANNEL' ? 'asyncapi' : 'openapi';
  const name =
    key === 'asyncapi'
      ? `operation or channel "${path}"`
      : method === 'WEBHOOK'
        ? `webhook "${path}"`
        : `operation "${method} ${path}"`;
  if (documents.length === 0)
    return {
      message: `${who} references the ${name}, but docs.json has no API document.`,
      fix: `Add "api": {"${key}": "${key}.yaml"} to docs.json, with the path of your document.`,
    };
  return {
    message: `${who} references the ${name}, which ${documents.length > 1 ? `neither ${documents.join(' nor ')} defines` : `does not exist in ${documents[0]}`}.`,
    fix: `Write a method and path that exist. For another document, write "other.yaml ${method === 'WEBHOOK' ? 'webhook' : method} ${path}".`,
  };
}
