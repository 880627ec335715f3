import {Addresses, type ProjectRoots, toPageUrl, toSlug} from './addresses.js';
import type {MigrationReport} from './migration-report.js';
import type {MigratedEntry, MigratedGroup, MigratedLinkPage, MigrationPlan, PlannedPage} from './plan.js';

const socialHosts: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)github\.com$/, 'github'],
  [/(?:^|\.)(?:discord\.gg|discord\.com)$/, 'discord'],
  [/(?:^|\.)(?:twitter\.com|x\.com)$/, 'x'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)youtube\.com$/, 'youtube'],
  [/(?:^|\.)slack\.com$/, 'slack'],
  [/(?:^|\.)facebook\.com$/, 'facebook'],
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)reddit\.com$/, 'reddit'],
  [/(?:^|\.)(?:t\.me|telegram\.org)$/, 'telegram'],
];

/** Collects pages, labels, links, and redirects under their new names. The readers of all tools use it. */
export class PlanBuilder {
  readonly addresses: Addresses;
  readonly pages = new Map<string, PlannedPage>();
  readonly links: MigratedLinkPage[] = [];
  readonly redirects = new Map<string, string>();
  readonly roots: ProjectRoots;
  readonly #slugs = new Set<string>();
  readonly #report: MigrationReport;

  constructor(roots: ProjectRoots, report: MigrationReport) {
    this.roots = roots;
    this.addresses = new Addresses(roots);
    this.#report = report;
  }

  /** Adds a page, with its URL on the old site without the base path. Returns its slug. */
  addPage(source: string, address: string): string {
    const known = this.pages.get(source);
    if (known) return known.slug;
    let slug = toSlug(address, source);
    for (let count = 2; this.#slugs.has(slug.toLowerCase()); count++) slug = `${toSlug(address, source)}-${count}`;
    this.#slugs.add(slug.toLowerCase());
    this.pages.set(source, {source, slug, address});
    this.addresses.addPage(source, slug, address);
    return slug;
  }

  /** Adds a file that pages import. */
  addSnippet(source: string, slug: string): void {
    this.pages.set(source, {source, slug, address: slug, isSnippet: true});
    this.addresses.addSnippet(source, slug);
  }

  /** Stores the navigation label of a page. Ignores a second label. */
  label(slug: string, label: string | undefined): void {
    for (const [source, page] of this.pages)
      if (page.slug === slug && label && page.label === undefined) this.pages.set(source, {...page, label});
  }

  /**
   * Returns the navigation entry for a link: the slug of a page, or that of a new page that only links to another site.
   * Undefined for a broken link.
   */
  entryFor(link: string, title: string, from: string, line: number): string | undefined {
    const [, bare = link, hash = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? [];
    const target = this.addresses.find(bare || link, from);
    if (target.to === undefined) {
      this.#report.add(
        from,
        line,
        `the navigation lists "${link}", which does not exist`,
        'Add the page, or delete the entry.',
      );
      return undefined;
    }
    const slug =
      target.kind === 'page' && !hash
        ? (this.addresses.slugAt(target.to) ?? this.#slugOfAddress(target.to))
        : undefined;
    if (slug !== undefined) {
      this.label(slug, title);
      return slug;
    }
    const base =
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'link';
    let own = `links/${base}`;
    for (let count = 2; this.#slugs.has(own); count++) own = `links/${base}-${count}`;
    this.#slugs.add(own);
    this.links.push({slug: own, title, url: target.to + hash});
    return own;
  }

  /** Requests a copy of a file in the project. Returns its new path. Undefined for pages and missing files. */
  findFile(written: string | undefined, from: string): string | undefined {
    const found = written === undefined ? undefined : this.addresses.find(written, from);
    return found?.to !== undefined && found.kind === 'file' ? found.to : undefined;
  }

  /** Returns the collected data, as parts of the plan. */
  parts(): Pick<MigrationPlan, 'pages' | 'links' | 'redirects' | 'addresses' | 'roots'> {
    const {pages, links, redirects, addresses, roots} = this;
    return {pages: [...pages.values()], links, redirects: [...redirects], addresses, roots};
  }

  #slugOfAddress(address: string): string | undefined {
    return [...this.pages.values()].find(page => toPageUrl(page.slug) === address)?.slug;
  }

  /** Adds a redirect from an old URL. `config` is the file that defines it. */
  redirect(from: string, to: string, config: string): void {
    const source = `/${from.replace(/^\/+|\/+$|(?:\.md|\.html?)$/g, '')}`;
    const target = this.addresses.find(to, config);
    const destination = target.to ?? to;
    if (source !== destination && !this.redirects.has(source)) this.redirects.set(source, destination);
  }
}

/** Returns a group. Undefined if it would have no entries. */
export function buildGroupNode(
  group: string,
  pages: readonly (MigratedEntry | undefined)[],
  isExpanded = false,
): MigratedGroup | undefined {
  const filled = pages.filter(each => each !== undefined);
  const unique = filled.filter((each, index) => typeof each !== 'string' || filled.indexOf(each) === index);
  return unique.length > 0 ? {group, pages: unique, ...(isExpanded && {expanded: true})} : undefined;
}

/** Returns the docs.json key of a service, such as `github`, for a URL. Undefined for other URLs. */
export function findSocialKey(url: string): string | undefined {
  try {
    const {hostname} = new URL(url);
    return socialHosts.find(([host]) => host.test(hostname))?.[1];
  } catch {
    return undefined;
  }
}

/** Returns social links by service. Of several for one service, returns the first. */
export function collectSocials(urls: readonly string[]): Record<string, string> {
  const socials: Record<string, string> = {};
  for (const url of urls) {
    const icon = findSocialKey(url);
    if (icon && !Object.hasOwn(socials, icon)) socials[icon] = url;
  }
  return socials;
}

const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b/i;

/** Returns the value of the first of these CSS variables that a style sheet sets to a color. */
export function findColor(css: string, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = new RegExp(String.raw`${name}\s*:\s*([^;}\n]+)`).exec(css)?.[1] ?? '';
    const color = hex.exec(value)?.[0];
    if (color) return color.toLowerCase();
  }
  return undefined;
}
