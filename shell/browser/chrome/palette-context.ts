import {copyText} from '../../../elements/content/copy-text/copy.js';
import type {SiteSearch} from '../../../elements/site-chrome/site-search/site-search.js';
import type {ChromeMessages} from '../../../src/messages/en.js';
import type {SearchCommand} from '../../../src/site/search/commands.js';
import {findHelpLink} from '../../../src/site/search/help-link.js';
import type {SiteRegions} from '../boot/skeleton.js';

/**
 * Gives the search its commands. A command clicks a button or link of the page, so it exists only if docs.json allows
 * that button (`appearance.strict`, `contextual`).
 */
export function readPaletteContext(search: SiteSearch, parts: SiteRegions, messages: ChromeMessages): void {
  search.commands = [
    ...curlCommands(parts, messages),
    ...buildMarkdownCommands(parts, messages),
    ...buildThemeCommands(parts, messages),
    ...buildChoiceCommands(parts),
  ];
  const links = parts.site.querySelectorAll<HTMLAnchorElement>(
    '.navbar a[href], .site-footer a[href], .anchor-link, .tab-link',
  );
  search.help = findHelpLink(
    [...links].map(({textContent, ariaLabel, href}) => ({label: (textContent.trim() || ariaLabel) ?? '', href})),
  );
}

/**
 * Returns commands that copy the curl request of each operation on the page. With `playground.mode: hide`, the requests
 * contain no base URL.
 */
function curlCommands({article}: SiteRegions, messages: ChromeMessages): readonly SearchCommand[] {
  const blocks = article.querySelectorAll('openapi-endpoint code-block[data-language="bash"] code');
  const curl = [...blocks].map(({textContent}) => textContent).find(text => text.startsWith('curl '));
  if (curl === undefined || !article.querySelector('.base-url')) return [];
  const run = async () => ((await copyText(curl)) ? messages.copied : messages.copyFailed);
  return [{label: messages.copyCurl, icon: 'copy', run}];
}

function buildMarkdownCommands({site}: SiteRegions, {viewMarkdown}: ChromeMessages): readonly SearchCommand[] {
  const links = [...site.querySelectorAll<HTMLElement>('a.menu-link')];
  const link = links.find(each => each.textContent?.trim() === viewMarkdown);
  return link ? [{label: viewMarkdown, icon: 'page', run: press(link)}] : [];
}

function buildThemeCommands(
  {header}: SiteRegions,
  {theme, themeLight, themeDark}: ChromeMessages,
): readonly SearchCommand[] {
  const button = header.querySelector<HTMLElement>('site-theme button');
  if (!button) return [];
  const isDark = document.documentElement.dataset.mode === 'dark';
  const label = `${theme}: ${isDark ? themeLight : themeDark}`;
  return [{label, icon: isDark ? 'sun' : 'moon', keywords: 'theme mode light dark', run: press(button)}];
}

/** Returns commands that switch to each other version, language, and product. */
function buildChoiceCommands({header}: SiteRegions): readonly SearchCommand[] {
  return [...header.querySelectorAll('.header-selectors .selector')].flatMap(selector => {
    const [kind = ''] = selector.querySelector('summary')?.getAttribute('aria-label')?.split(':', 1) ?? [];
    const links = [...selector.querySelectorAll<HTMLElement>('a.menu-link[href]:not([aria-current])')];
    return links.map((link): SearchCommand => {
      const name = link.querySelector('.menu-words > span')?.textContent?.trim() ?? '';
      return {label: `${kind}: ${name}`, icon: 'next', run: press(link)};
    });
  });
}

function press(control: HTMLElement): () => undefined {
  return () => {
    control.click();
    return undefined;
  };
}
