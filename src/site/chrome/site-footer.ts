import {attributes, type Html, html, nothing} from '../../base/html.js';
import {icon} from '../../components/icon.js';
import {linkTarget} from '../../components/link-target.js';
import type {ChromeInput} from './chrome.js';

/** Columns of links and the social addresses, at the end of every page. */
export function renderSiteFooter({config, href, asset, ports}: ChromeInput): Html {
  const {links, socials} = config.footer;
  const columns = links.map(
    column =>
      html`<div class="footer-column">${column.header ? html`<p class="footer-title">${column.header}</p>` : nothing}<ul>${column.items.map(
        item => {
          const address = href(item.href);
          return address
            ? html`<li><a${attributes({...linkTarget(address), 'aria-label': item.label ? null : item.icon || item.href})}>${icon(item.icon, ports)}${item.label}</a></li>`
            : nothing;
        },
      )}</ul></div>`,
  );
  const icons = socials.map(social => {
    const address = href(social.href);
    return address
      ? html`<a class="social"${attributes({...linkTarget(address), 'aria-label': social.icon})}>${icon(socialIcon(social.icon), ports)}</a>`
      : nothing;
  });
  if (columns.length === 0 && icons.length === 0) return nothing;
  const logo = config.logo?.light && columns.length ? asset(config.logo.light) : undefined;
  const dark = config.logo?.dark ? asset(config.logo.dark) : logo;
  const size = (src: string) => attributes(ports?.imageSize?.(src, true) ?? {});
  const brand = logo
    ? html`<img class="logo for-light" src="${logo}" alt=""${size(logo)}><img class="logo for-dark" src="${dark ?? logo}" alt=""${size(dark ?? logo)}>`
    : html`<span class="footer-name">${config.name}</span>`;
  return html`<div class="footer-row"><div class="footer-brand">${brand}</div>${columns}<div class="footer-socials">${icons}</div></div>`;
}

const aliases: Readonly<Record<string, string>> = {
  x: 'x-twitter',
  website: 'globe',
  'x-twitter': 'x-twitter',
  'earth-americas': 'globe',
  podcast: 'podcast',
  hackernews: 'hacker-news',
};

function socialIcon(name: string): string {
  return Object.hasOwn(aliases, name) ? (aliases[name] as string) : name;
}
