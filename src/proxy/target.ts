import {isAddress, isPublicAddress} from '../base/ip-address.js';
import {type Refusal, refusals} from './refusal.js';
import type {ProxySettings} from './settings.js';

/**
 * Returns the URL in the parameter `url` of a request, or why the proxy refuses it: missing, repeated, or invalid, an
 * origin that is not allowed, or a private host (security rule E1). Request the returned URL, never its text: it is the
 * one that was checked.
 */
export function readTarget(
  url: string,
  {origins, allowPrivate}: Pick<ProxySettings, 'origins' | 'allowPrivate'>,
): {readonly target: URL} | {readonly refusal: Refusal} {
  const query = url.indexOf('?');
  const values = new URLSearchParams(query === -1 ? '' : url.slice(query + 1)).getAll('url');
  const [text] = values;
  if (text === undefined || values.length > 1) return {refusal: refusals.targetMissing()};
  const target = parse(text);
  if (!target) return {refusal: refusals.targetAddress()};
  if (!origins.has(target.origin)) return {refusal: refusals.targetOrigin(target.origin)};
  if (!allowPrivate && isPrivateHost(target.hostname)) return {refusal: refusals.targetPrivate(target.hostname)};
  // Remove the fragment, which servers never receive.
  target.hash = '';
  return {target};
}

/** Parses a URL. Undefined for everything that the parser would repair: tabs, backslashes, and missing slashes. */
function parse(text: string): URL | undefined {
  if (!/^https?:\/\/[^/?#]/i.test(text) || /[\s\\\p{Cc}]/u.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.username || url.password || /^https?:\/\/[^/?#]*@/i.test(text) ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Returns whether a host is private by its name alone, without resolving it. */
export function isPrivateHost(hostname: string): boolean {
  if (isAddress(hostname)) return !isPublicAddress(hostname);
  return /(?:^|\.)localhost\.?$/i.test(hostname);
}
