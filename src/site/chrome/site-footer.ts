import type {Html} from '../../base/html.js';
import {splitStyle} from '../../base/icon-path.js';
import type {LinkAttributes} from '../../components/component.js';
import {renderIcon} from '../../components/icon.js';
import type {ChromeInput} from './chrome.js';
import {findLogoPictures, type LogoPictures} from './logo.js';

/** Link columns and social links at the end of every page. */
export interface SiteFooterView {
  readonly siteName: string;
  readonly logo: LogoPictures | undefined;
  readonly columns: readonly {readonly title: string | undefined; readonly links: readonly FooterLink[]}[];
  readonly socials: readonly FooterLink[];
}

export interface FooterLink {
  readonly address: LinkAttributes;
  readonly icon: Html;
  readonly label: string | undefined;
  /** Accessible name of a link without a label. */
  readonly name: string | undefined;
}

export function buildSiteFooter(input: ChromeInput): SiteFooterView | undefined {
  const {config, href, ports} = input;
  const {links, socials} = config.footer;
  const link = (written: string, iconName: string | undefined, label: string | undefined, name: string) => {
    const address = href(written);
    return address ? [{address, icon: renderIcon(iconName, ports), label, name: label ? undefined : name}] : [];
  };
  const columns = links.map(({header, items}) => ({
    title: header,
    links: items.flatMap(item =>
      link(item.href, item.icon, item.label, item.icon ? splitStyle(item.icon).name : item.href),
    ),
  }));
  const icons = socials.flatMap(social => link(social.href, getSocialIcon(social.icon), undefined, social.icon));
  if (columns.length === 0 && icons.length === 0) return undefined;
  const logo = columns.length > 0 && config.logo?.light ? findLogoPictures(input) : undefined;
  return {siteName: config.name, logo, columns, socials: icons};
}

const aliases: ReadonlyMap<string, string> = new Map([
  ['x', 'x-twitter'],
  ['website', 'globe'],
  ['earth-americas', 'globe'],
  ['hackernews', 'hacker-news'],
]);

function getSocialIcon(name: string): string {
  return aliases.get(name) ?? name;
}
