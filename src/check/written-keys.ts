import type {DocumentSet} from '../openapi/document/document-set.js';

/** Returns the path of the security schemes, as the author of a document writes it. */
export function getSchemesPath({version}: Pick<DocumentSet, 'version'>): string {
  return version === '2.0' ? 'securityDefinitions' : 'components.securitySchemes';
}

/** Writes a security scheme for a token, to add to a document. */
export function writeTokenScheme({version}: Pick<DocumentSet, 'version'>): string {
  return version === '2.0'
    ? '{"type": "apiKey", "name": "Authorization", "in": "header"}'
    : '{"type": "http", "scheme": "bearer"}';
}

/** Writes the type of a parameter, to add to a document. */
export function writeParameterType({version}: Pick<DocumentSet, 'version'>): string {
  return version === '2.0' ? '"type": "string"' : '"schema": {"type": "string"}';
}
