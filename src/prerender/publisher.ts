import {omitUndefined} from '../base/omit-undefined.js';
import type {Config} from '../config/config.js';

/** Returns the publisher as structured data for search engines. Undefined if docs.json names none. */
export function buildPublisher(
  {seo}: Pick<Config, 'seo'>,
  siteUrl: string,
  asset: (path: string) => string | undefined,
): object | undefined {
  const organization = seo.organization;
  if (!organization) return undefined;
  const {id, name, legalName, url, logo, sameAs} = organization;
  const picture = logo === undefined ? undefined : asset(logo);
  const address = picture !== undefined && URL.canParse(picture, siteUrl) ? new URL(picture, siteUrl).href : undefined;
  return {
    '@type': 'Organization',
    '@id': id ?? `${siteUrl}#organization`,
    ...omitUndefined({name, legalName, url}),
    ...(address !== undefined && {logo: address}),
    ...(sameAs.length > 0 && {sameAs}),
  };
}
