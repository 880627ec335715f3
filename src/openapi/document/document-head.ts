import {definedOnly} from '../../base/defined-only.js';
import {isObject, own, ownText, textsUnder} from '../../base/json.js';
import {type ExternalDocs, externalDocs} from './document-info.js';

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

export function documentInfo({value: document}: {readonly value: unknown}): DocumentInfo {
  const info = own(document, 'info');
  const contact = own(info, 'contact');
  const license = own(info, 'license');
  return {
    title: ownText(info, 'title') ?? 'API',
    ...textsUnder(info, 'version', 'summary', 'description', 'termsOfService'),
    ...(isObject(contact) && {contact: textsUnder(contact, 'name', 'url', 'email')}),
    ...(isObject(license) && {license: textsUnder(license, 'name', 'url', 'identifier')}),
    ...definedOnly({externalDocs: externalDocs(document) ?? externalDocs(info)}),
  };
}
