import {formatJson} from '../../base/exact-json.js';
import {isContainer} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {isJsonText, isJsonType, type MediaTypeObject, selectSchema} from '../operation/media.js';
import {toPlainValue} from '../operation/parameter-style.js';
import {formatSequentialText, isSequentialType} from './format-sequential-text.js';
import {renderXml} from './render-xml.js';

export type BodyKind = 'json' | 'form' | 'multipart' | 'xml' | 'text' | 'binary';

export function getBodyKind(mediaType: string): BodyKind {
  const type = getSentType(mediaType.toLowerCase());
  if (isJsonType(type)) return 'json';
  if (type.startsWith('application/x-www-form-urlencoded')) return 'form';
  if (type.startsWith('multipart/')) return 'multipart';
  if (/[/+]xml\b/.test(type)) return 'xml';
  return /^text\/|yaml/.test(type) || isSequentialType(type) ? 'text' : 'binary';
}

/**
 * Returns a concrete media type for a range such as `image/*`: a request needs exactly one type (RFC 9110, section
 * 8.3).
 */
export function getSentType(mediaType: string): string {
  const [, range] = /^\s*([\w*]+)\/\*/.exec(mediaType) ?? [];
  if (range === undefined) return mediaType;
  if (range === '*' || range === 'application') return 'application/json';
  return range === 'text' ? 'text/plain' : range === 'image' ? 'image/png' : 'application/octet-stream';
}

/** Serializes a value as text of its media type. */
export function formatBodyText(documents: DocumentSet, media: MediaTypeObject, value: unknown): string {
  const {type} = media;
  const kind = getBodyKind(type);
  if (typeof value === 'string' && (kind !== 'json' || isJsonText(value))) return value;
  if (kind === 'xml') return renderXml(documents, selectSchema(media), value);
  const text = kind === 'text' ? formatSequentialText(type, value) : undefined;
  // Write other objects as JSON: readers look for their fields, not for the encoding. Such texts are usually JSON.
  return text ?? (isContainer(value) || kind !== 'text' ? (formatJson(value, 2) ?? '') : toPlainValue(value ?? ''));
}
