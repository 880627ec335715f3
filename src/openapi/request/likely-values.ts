import {readOwn} from '../../base/read-own.js';

/**
 * Returns a realistic text for a property name, or undefined. Deterministic. The last words count most: `billingCity`
 * is a city. The name of a list's item ends in `[]`. An item without a known word is the singular of its list:
 * `trees[]` is `tree`.
 */
export function suggestText(name: string): string | undefined {
  const words = splitName(name);
  return (
    findByEnd(texts, words) ??
    (words.length > 1 && /^(?:at|on)$/.test(words.at(-1)!) ? texts.timestamp : undefined) ??
    (/[a-z]{3}s(?:\[\])+$/i.test(name) ? words.at(-1) : undefined)
  );
}

/** Returns a realistic number for a property name. Use it only for numbers without limits. */
export function suggestNumber(name: string, isInteger: boolean): number | undefined {
  const found = findByEnd(numbers, splitName(name));
  return found !== undefined && isInteger ? Math.round(found) : found;
}

/** Returns the value for the longest suffix of a name. */
function findByEnd<T>(values: Readonly<Record<string, T>>, words: readonly string[]): T | undefined {
  for (let from = 0; from < words.length; from++) {
    const found = readOwn(values, words.slice(from).join(''));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Splits `shippingAddress_lines` into `shipping`, `address`, `line`. */
function splitName(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .map(toSingular);
}

function toSingular(word: string): string {
  if (/^(?:id|ip)s$/.test(word)) return word.slice(0, -1);
  if (word.length < 4 || /(?:ss|us|is|^species|^series|^news)$/.test(word)) return word;
  return word
    .replace(/(?<!^mov|^cook)ies$/, 'y')
    .replace(/([nrt]ch|sh|ss|x|status|alias)es$/, '$1s')
    .replace(/s$/, '');
}

const texts: Readonly<Record<string, string>> = {
  email: 'ana@example.com',
  emailaddress: 'ana@example.com',
  name: 'Willow',
  fullname: 'Ana Lima',
  firstname: 'Ana',
  givenname: 'Ana',
  lastname: 'Lima',
  familyname: 'Lima',
  surname: 'Lima',
  username: 'ana.lima',
  login: 'ana.lima',
  nickname: 'ana',
  displayname: 'Willow',
  company: 'Orchard Ltd',
  companyname: 'Orchard Ltd',
  organization: 'Orchard Ltd',
  organisation: 'Orchard Ltd',
  filename: 'report.pdf',
  hostname: 'example.com',
  domain: 'example.com',
  phone: '+351 21 000 0000',
  phonenumber: '+351 21 000 0000',
  mobile: '+351 91 000 0000',
  street: 'Rua Augusta 12',
  address: 'Rua Augusta 12, Lisbon',
  city: 'Lisbon',
  region: 'Lisbon',
  state: 'active',
  country: 'PT',
  countrycode: 'PT',
  zip: '1100-053',
  zipcode: '1100-053',
  postcode: '1100-053',
  postalcode: '1100-053',
  timezone: 'Europe/Lisbon',
  language: 'en',
  locale: 'en-GB',
  currency: 'EUR',
  currencycode: 'EUR',
  price: '19.90',
  amount: '19.90',
  total: '59.80',
  url: 'https://example.com',
  uri: 'https://example.com',
  link: 'https://example.com',
  href: 'https://example.com',
  website: 'https://example.com',
  homepage: 'https://example.com',
  image: 'https://example.com/image.png',
  imageurl: 'https://example.com/image.png',
  avatar: 'https://example.com/avatar.png',
  photo: 'https://example.com/photo.png',
  title: 'A short title',
  subject: 'A short subject',
  headline: 'A short headline',
  summary: 'A line that says what it is about.',
  description: 'A sentence that says more.',
  comment: 'Ring twice.',
  note: 'Ring twice.',
  message: 'Hello, Ana.',
  error: 'invalid_request',
  detail: 'The email is not valid.',
  field: 'email',
  property: 'email',
  caption: 'Red apples',
  carrier: 'DHL',
  trackingnumber: 'JD0146000038',
  event: 'order.created',
  source: 'web',
  host: 'example.com',
  path: '/orders',
  format: 'json',
  team: 'Orchard',
  department: 'Sales',
  text: 'A few words.',
  body: 'A few words.',
  content: 'A few words.',
  reason: 'No longer needed.',
  label: 'new',
  tag: 'new',
  category: 'fruit',
  species: 'Malus domestica',
  variety: 'Gala',
  type: 'standard',
  kind: 'standard',
  status: 'active',
  role: 'member',
  scope: 'orders:read',
  permission: 'orders:read',
  color: '#2563eb',
  colour: '#2563eb',
  sku: 'A-100',
  slug: 'a-short-title',
  version: '1.0.0',
  id: 'id_8f2k4m',
  code: 'A100',
  key: 'key_3n9d',
  token: 'tok_5p2v',
  hash: '9f86d081',
  ip: '192.0.2.1',
  date: '2026-01-15',
  birthday: '1990-04-12',
  dateofbirth: '1990-04-12',
  time: '09:30',
  timestamp: '2026-01-15T09:30:00Z',
  datetime: '2026-01-15T09:30:00Z',
  created: '2026-01-15T09:30:00Z',
  updated: '2026-01-15T09:30:00Z',
  query: 'apples',
  search: 'apples',
  q: 'apples',
};

const numbers: Readonly<Record<string, number>> = {
  price: 19.9,
  amount: 19.9,
  total: 59.8,
  subtotal: 59.8,
  cost: 19.9,
  tax: 4.6,
  count: 3,
  quantity: 2,
  limit: 20,
  size: 20,
  page: 1,
  age: 36,
  year: 2026,
  latitude: 38.72,
  lat: 38.72,
  longitude: -9.14,
  lng: -9.14,
  lon: -9.14,
  percent: 50,
  percentage: 50,
  weight: 1.2,
  width: 640,
  height: 480,
  rating: 4.5,
  score: 0.9,
  id: 1024,
};
