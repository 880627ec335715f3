import {guessFlag} from '../base/guess-flag.js';
import {readOwn} from '../base/read-own.js';
import {isContainer} from '../base/written-number.js';
import type {ConfigFinding} from './finding.js';

export const kinds = new Map([
  ['text', 'a string'],
  ['oneOf', 'a string'],
  ['scalar', 'a string or a number'],
  ['filled text', 'a string'],
  ['date', 'a day or month such as "2026-03-01" or "2026-03"'],
  ['hex', 'a hex color with 3, 6, or 8 digits'],
  ['flag', 'true or false'],
  ['list', 'an array'],
  ['nodes', 'an array'],
  ['pages', 'an array'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

const objects: Readonly<Record<string, string>> = {
  anchors: '{"anchor": "Blog", "href": "https://example.com"}',
  color: '{"light": "#ffffff", "dark": "#000000"}',
  colors: '{"primary": "#2563eb"}',
  dropdowns: '{"dropdown": "More", "pages": ["index"]}',
  groups: '{"group": "Guides", "pages": ["index"]}',
  items: '{"label": "Docs", "href": "https://example.com"}',
  languages: '{"language": "en", "pages": ["index"]}',
  links: '{"label": "Docs", "href": "https://example.com"}',
  menu: '{"item": "Guides", "pages": ["index"]}',
  navigation: '{"pages": ["index"]}',
  primary: '{"type": "button", "label": "Docs", "href": "https://example.com"}',
  products: '{"product": "Shop", "pages": ["index"]}',
  redirects: '{"source": "/old/page", "destination": "/new/page"}',
  // The root of docs.json has no key.
  undefined: '{"name": "My project", "navigation": {"pages": ["index"]}}',
  tabs: '{"tab": "Guides", "pages": ["index"]}',
  versions: '{"version": "v1", "pages": ["index"]}',
};

const texts: Readonly<Record<string, string>> = {
  anchor: 'Blog',
  asyncapi: 'asyncapi.yaml',
  baseUrl: 'https://api.example.com',
  codeblocks: 'system',
  content: 'Version 2 is available.',
  destination: '/new/page',
  directory: 'api',
  dropdown: 'More',
  family: 'Inter',
  favicon: '/favicon.svg',
  file: 'openapi.yaml',
  group: 'Guides',
  href: 'https://example.com',
  image: '/images/background.svg',
  item: 'Guides',
  label: 'Docs',
  language: 'en',
  logo: '/logo.svg',
  name: 'house',
  openapi: 'openapi.yaml',
  pages: 'index',
  primary: '#2563eb',
  product: 'Shop',
  project: 'My project',
  repo: 'https://github.com/owner/repository',
  tab: 'Guides',
  theme: 'balanced',
  title: 'My title',
  url: 'https://example.com',
  version: 'v1',
};

/** Returns the key whose example fits a position: for an item of an array, the key of the array. */
export function getSampleKey(at: ConfigFinding['at']): string {
  if (at?.key === 'name' && !at.up) return 'project';
  return String(typeof at?.key === 'number' ? at.up?.key : at?.key);
}

/** Returns an example of a text setting as JSON. */
export function buildSampleText(key: string, subject: string): string {
  if (key === 'source') return subject.startsWith('redirects') ? '"/old/page"' : '"openapi.yaml"';
  if (subject === `footer.socials.${key}`) return `"https://${key}.com/name"`;
  return `"${readOwn(texts, key) ?? 'Text'}"`;
}

/** Settings whose text is a path, a URL, or a name that Lectern knows, so that a number in quotes is invalid, too. */
const notNumbers =
  /^(?:asyncapi|baseUrl|codeblocks|dark|destination|favicon|file|href|image|light|logo|openapi|pages|repo|source|url)$/;

/** Returns an example of a setting as JSON, close to the invalid value. */
export function buildSample(
  kind: string,
  value: unknown,
  {key, subject}: {readonly key: string; readonly subject: string},
): string {
  const word = kinds.get(kind);
  if (kind === 'flag') return `${guessFlag(value)}`;
  if (kind === 'hex') return '"#2563eb"';
  if (kind === 'date') return '"2026-03-01"';
  const isColumn = subject.startsWith('footer.links') && key === 'links';
  // The languages of code samples have no object.
  const object = isColumn ? footerColumn : subject.startsWith('api.') ? undefined : readOwn(objects, key);
  if (word === 'an array') {
    if (isContainer(value) && Object.keys(value).length > 0) return '[{…}] with brackets around the object';
    return `[${object ?? (value === null || isContainer(value) ? buildSampleText(key, subject) : JSON.stringify(value))}]`;
  }
  if (word === 'an object') return object ?? '{}';
  const isKept = (typeof value === 'number' && !notNumbers.test(key)) || typeof value === 'boolean';
  return isKept ? `"${value}"` : buildSampleText(key, subject);
}

const footerColumn = '{"header": "Company", "items": [{"label": "Docs", "href": "https://example.com"}]}';
