import {isObject} from '../base/json.js';
import type {Redirect} from '../config/config.js';
import {tryParseJson} from '../config/parse-json.js';
import type {AddressFile, SiteData, SiteTargets} from './host-format.js';

/** Parses the file at `siteDataPath`. Undefined for text that prerendering has not written. */
export function parseSiteData(text: string): SiteData | undefined {
  const value = tryParseJson(text)?.value;
  if (!isObject(value)) return undefined;
  const {redirects, slugs, base = '/', targets} = value;
  if (!Array.isArray(redirects) || !redirects.every(isRedirect) || !isTexts(slugs)) return undefined;
  if (typeof base !== 'string' || !/^\/(?:.*\/)?$/.test(base)) return undefined;
  if (targets !== undefined && !isTargets(targets)) return undefined;
  return {redirects, slugs, base, ...(targets && {targets})};
}

/** Parses the file at `addressPath`. Undefined for text that prerendering has not written. */
export function parseAddresses(text: string): AddressFile | undefined {
  const value = tryParseJson(text)?.value;
  if (!isObject(value) || typeof value['home'] !== 'string' || !isObject(value['aliases'])) return undefined;
  const {home, aliases} = value;
  return isTexts(Object.values(aliases)) ? {home, aliases: aliases as AddressFile['aliases']} : undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string');
}

function isRedirect(value: unknown): value is Redirect {
  if (!isObject(value)) return false;
  const {source, destination, permanent} = value;
  return typeof source === 'string' && typeof destination === 'string' && typeof permanent === 'boolean';
}

function isTargets(value: unknown): value is SiteTargets {
  return isObject(value) && isTexts(value['origins']) && isTexts(value['methods']);
}
