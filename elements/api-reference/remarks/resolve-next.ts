import {packText} from '../../../src/api-reference/form/pack-text.js';
import {type LinkedServer, writeLink} from '../../../src/api-reference/form/request-link.js';
import {targetOf} from '../../../src/api-reference/form/target.js';
import {requestValues} from '../../../src/api-reference/form/values.js';
import {fillNextRequest} from '../../../src/api-reference/links/fill-next-request.js';
import type {NextRequest, NextTarget} from '../../../src/api-reference/links/next-request.js';
import type {OperationName} from '../../../src/api-reference/views/reader.js';
import {definedOnly} from '../../../src/base/defined-only.js';
import {findLinked} from '../../../src/openapi/operation/part-link.js';
import {apiContext} from '../endpoint/site-context.js';
import {collectSecrets} from '../request-panel/collect-secrets.js';
import type {DocumentedOperation, TryItSetting} from '../request-panel/try-it-setting.js';

/** A next request for readers to choose. */
export interface ResolvedNext {
  /** `GET /orders/7`. */
  readonly label: string;
  /** Page of the operation with its filled form open. The link never sends. */
  readonly href?: string;
  /** URL of the request, if the site has no page for it. */
  readonly url?: string;
}

/** Finds the operation of a next request and fills its form. Undefined if the document has no such operation or value. */
export async function resolveNext(
  next: NextRequest,
  setting: TryItSetting,
  server: LinkedServer | undefined,
): Promise<ResolvedNext | undefined> {
  const {reference, documentUrl} = setting;
  const name = reference && (await findName(reference, next.target));
  const form = name && (await reference.reader.form(name, reference.options));
  const filled = form && fillNextRequest(form, next);
  if (!filled) return undefined;
  const {values, label} = filled;
  const chosen = filled.server ? {server: filled.server, variables: {}} : server;
  const href = await apiContext()?.operationHref?.(form, form.document, reference.slices);
  if (href !== undefined) {
    const {text} = writeLink(form, values, {
      secrets: collectSecrets(setting),
      ...definedOnly({server: filled.server ? chosen : undefined}),
    });
    const packed = await packText(text);
    return {label, href: `${href}${href.includes('#') ? '?' : '#'}try=${packed}`};
  }
  const target = chosen && targetOf(chosen.server, chosen.variables, documentUrl);
  if (!target || 'refused' in target) return {label};
  const prepared = await reference.reader.request(name, reference.options, requestValues(values, target.url));
  return {label, ...definedOnly({url: prepared?.request.url})};
}

async function findName(
  {reader, options}: DocumentedOperation,
  target: NextTarget,
): Promise<OperationName | undefined> {
  if ('path' in target) return target;
  const name = {method: 'ID', path: target.operationId};
  if (await reader.form(name, options)) return name;
  // Slices list operations by their ids.
  const {index} = await reader.index();
  return index && findLinked(index.operations, `#operation/${encodeURIComponent(target.operationId)}`);
}
