import {isObject} from '../../base/json.js';

/**
 * Spreads the frontmatter key `seo`, an object or keys such as `seo.noindex`, into the keys that pages have for it. Keys
 * of the page itself take precedence. `seo.title` and `seo.description` remain: only search engines see them.
 */
export function spreadSeo(frontmatter: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const seo = frontmatter.get('seo');
  const named = [...frontmatter].flatMap(([key, value]) => (key.startsWith('seo.') ? [[key.slice(4), value]] : []));
  const entries = [...(isObject(seo) ? Object.entries(seo) : []), ...named] as [string, unknown][];
  if (entries.length === 0) return frontmatter;
  const all = new Map(frontmatter);
  for (const [key, value] of entries) {
    const name = names.get(key) ?? (/^(?:og|twitter):/.test(key) ? key : undefined);
    if (name !== undefined && !all.has(name)) all.set(name, value);
  }
  return all;
}

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    title: 'seo.title',
    description: 'seo.description',
    image: 'og:image',
    noindex: 'noindex',
    robots: 'robots',
    keywords: 'keywords',
    canonical: 'canonical',
  }),
);
