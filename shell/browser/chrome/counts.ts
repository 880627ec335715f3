import {findMessages} from '../../../elements/base/messages.js';
import {readStored, writeStored} from '../../../elements/base/storage.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {readOwn} from '../../../src/base/read-own.js';
import {enSite} from '../../../src/messages/en-site.js';
import {formatNumber} from '../../../src/messages/format.js';
import {formatPlural} from '../../../src/messages/format-plural.js';

/** Time in milliseconds for which a count is cached: one day. */
const day = 86_400_000;

interface Service {
  /** Finds the owner, repository, or invite in a link's URL. */
  readonly name: RegExp;
  address(name: string): string;
  readonly field: string;
  readonly words: 'stars' | 'online';
}

const services: readonly Service[] = [
  {
    name: /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/,
    address: name => `https://api.github.com/repos/${name}`,
    field: 'stargazers_count',
    words: 'stars',
  },
  {
    name: /^https:\/\/(?:www\.)?discord\.(?:gg|com\/invite)\/([\w-]+)\/?$/,
    address: name => `https://discord.com/api/v9/invites/${name}?with_counts=true`,
    field: 'approximate_presence_count',
    words: 'online',
  },
];

/**
 * Shows the number of stars, or members online, next to navbar links. Requests each number once a day, and shows none if that
 * fails.
 */
export function showCounts(site: HTMLElement): void {
  const draw = () => {
    for (const link of site.querySelectorAll<HTMLAnchorElement>('.navbar a, .drawer-links a')) void show(link);
  };
  draw();
  // The header renders again with pages of another section. Add the numbers again.
  document.addEventListener('docs-page', draw);
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const service = services.find(({name}) => name.test(link.href));
  const name = service?.name.exec(link.href)?.[1];
  if (!service || name === undefined || link.querySelector('.link-count')) return;
  const count = await fetchCount(service, name);
  if (count === undefined || link.querySelector('.link-count')) return;
  const {locale = 'en'} = findMessages()?.frame ?? {};
  const badge = document.createElement('span');
  badge.className = 'link-count';
  badge.textContent = new Intl.NumberFormat(locale, {notation: 'compact'}).format(count);
  const words = (findMessages()?.extras ?? enSite)[service.words];
  const text =
    typeof words === 'string'
      ? fillMessage(words, {count: formatNumber(count, locale)})
      : formatPlural(words, count, locale);
  badge.title = text;
  if (link.ariaLabel) link.ariaLabel = `${link.ariaLabel}, ${text}`;
  link.append(badge);
}

const requested = new Map<string, Promise<number | undefined>>();

function fetchCount(service: Service, name: string): Promise<number | undefined> {
  const url = service.address(name);
  const known = requested.get(url) ?? readCount(service, url);
  requested.set(url, known);
  return known;
}

async function readCount({field}: Service, url: string): Promise<number | undefined> {
  const key = `lectern:count:${url}`;
  const [count = '', time = '0'] = readStored(key)?.split(' ') ?? [];
  if (count && Date.now() - Number(time) < day) return Number(count);
  try {
    const response = await fetch(url, {credentials: 'omit', referrerPolicy: 'no-referrer'});
    const value: unknown = response.ok ? readOwn((await response.json()) as Record<string, unknown>, field) : undefined;
    if (typeof value !== 'number' || !(value >= 0)) return undefined;
    writeStored(key, `${value} ${Date.now()}`);
    return value;
  } catch {
    return undefined;
  }
}
