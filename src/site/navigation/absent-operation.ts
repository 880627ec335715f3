import type {GeneratedPage} from './navigation.js';

/** Describes an entry or page whose operation no document defines, with a fix. */
export function describeAbsentEntry({documents, operation}: Pick<GeneratedPage, 'documents' | 'operation'>): {
  readonly message: string;
  readonly fix: string;
} {
  const {method, path} = operation ?? {};
  const key = method === 'CHANNEL' ? 'asyncapi' : 'openapi';
  const kind = key === 'asyncapi' ? 'the operation or channel' : method === 'WEBHOOK' ? 'the webhook' : method;
  const name = `${kind} ${path}`;
  if (documents.length === 0)
    return {
      message: `There is no API document in which ${name} could be: docs.json names none.`,
      fix: `Set "api": {"${key}": "${key}.yaml"} in docs.json to the path of the document.`,
    };
  return {
    message: `${documents.join(' and ')} ${documents.length > 1 ? 'have' : 'has'} no ${name.replace(/^the /, '')}.`,
    fix: `Write the method and path as the document has them, or name another document before them: "other.yaml ${method === 'WEBHOOK' ? 'webhook' : method} ${path}".`,
  };
}
