import {packText} from '../../../src/api-reference/form/pack-text.js';
import {type LinkedServer, writeLink} from '../../../src/api-reference/form/request-link.js';
import {resolveServerUrl} from '../../../src/api-reference/form/request-target.js';
import {toRequestValues} from '../../../src/api-reference/form/values.js';
import {fillNextRequest} from '../../../src/api-reference/links/fill-next-request.js';
import type {NextRequest, NextTarget} from '../../../src/api-reference/links/next-request.js';
import type {OperationReference} from '../../../src/api-reference/views/reader.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import {findLinked} from '../../../src/openapi/operation/part-link.js';
import {getApiContext} from '../endpoint/site-context.js';
import {collectSecrets} from '../try-it/collect-secrets.js';
import type {DocumentedOperation, TryItSetting} from '../try-it/try-it-setting.js';

/** Next request, ready to render. */
export interface ResolvedNext {
  /** Method and path: `GET /orders/7`. */
  readonly label: string;
  /** URL of the operation's page, with its form open and filled. Opening it does not send. */
  readonly href?: string;
  /** URL of the request. Set if the site has no page for the operation. */
  readonly url?: string;
}

/**
 * Finds the operation of a next request and fills in its values. Undefined if the document lacks the operation or a
 * required value.
 */
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
  const href = await getApiContext()?.operationHref?.(form, form.document, reference.slices);
  if (href !== undefined) {
    const {text} = writeLink(form, values, {
      secrets: collectSecrets(setting),
      ...omitUndefined({server: filled.server ? chosen : undefined}),
    });
    const packed = await packText(text);
    return {label, href: `${href}${href.includes('#') ? '?' : '#'}try=${packed}`};
  }
  const target = chosen && resolveServerUrl(chosen.server, chosen.variables, documentUrl);
  if (!target || 'refused' in target) return {label};
  const prepared = await reference.reader.request(name, reference.options, toRequestValues(values, target.url));
  return {label, ...omitUndefined({url: prepared?.request.url})};
}

async function findName(
  {reader, options}: DocumentedOperation,
  target: NextTarget,
): Promise<OperationReference | undefined> {
  if ('path' in target) return target;
  const name = {method: 'ID', path: target.operationId};
  if (await reader.form(name, options)) return name;
  // A slice contains only its own operation. The index lists all, by `operationId`.
  const {index} = await reader.index();
  return index && findLinked(index.operations, `#operation/${encodeURIComponent(target.operationId)}`);
}
