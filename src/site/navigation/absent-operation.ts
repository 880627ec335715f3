import type {GeneratedPage} from './navigation.js';

/** Returns the problem of an entry or page whose operation is in no document, with a fix. */
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
      message: `The navigation lists ${name}, but docs.json has no API document.`,
      fix: `Set "api": {"${key}": "${key}.yaml"} in docs.json to the path of the document.`,
    };
  return {
    message: `${documents.join(' and ')} ${documents.length > 1 ? 'have' : 'has'} no ${name.replace(/^the /, '')}.`,
    fix: `Write the method and path of the document. For another document, write "other.yaml ${method === 'WEBHOOK' ? 'webhook' : method} ${path}".`,
  };
}
