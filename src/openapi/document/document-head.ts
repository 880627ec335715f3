import {getOwn, getOwnText, getTextsUnder, isObject} from '../../base/json.js';
import {omitUndefined} from '../../base/omit-undefined.js';
import {type ExternalDocs, readExternalDocs} from './document-info.js';

/** Metadata of a document. Its texts and URLs are untrusted. Check URLs before using them. */
export interface DocumentInfo {
  readonly title: string;
  readonly version?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly termsOfService?: string;
  readonly contact?: {readonly name?: string; readonly url?: string; readonly email?: string};
  readonly license?: {readonly name?: string; readonly url?: string; readonly identifier?: string};
  readonly externalDocs?: ExternalDocs;
}

export function readDocumentInfo({value: document}: {readonly value: unknown}): DocumentInfo {
  const info = getOwn(document, 'info');
  const contact = getOwn(info, 'contact');
  const license = getOwn(info, 'license');
  return {
    title: getOwnText(info, 'title') ?? 'API',
    ...getTextsUnder(info, 'version', 'summary', 'description', 'termsOfService'),
    ...(isObject(contact) && {contact: getTextsUnder(contact, 'name', 'url', 'email')}),
    ...(isObject(license) && {license: getTextsUnder(license, 'name', 'url', 'identifier')}),
    ...omitUndefined({externalDocs: readExternalDocs(document) ?? readExternalDocs(info)}),
  };
}
