import {getParentFolder} from '../../base/file-path.js';
import type {ReportLoss} from '../migration-report.js';
import {collectSocials, findSocialKey, type PlanBuilder} from '../plan-builder.js';
import {type ConfigValue, getAt, getEntriesAt, getTextAt, listAt} from '../read/value.js';

interface Given {
  readonly value: ConfigValue;
  readonly config: string;
  readonly builder: PlanBuilder;
  readonly report: ReportLoss;
  readonly primary: string | undefined;
}

/** Converts `docusaurus.config` to the keys of docs.json, except the navigation. */
export function convertDocusaurusSettings(given: Given): Record<string, unknown> {
  const {value, config, builder, primary} = given;
  const file = (written: string | undefined) => builder.findFile(written?.replace(/^(?!\/)/, '/'), config);
  const theme = getAt(value, 'themeConfig');
  const light = file(getTextAt(theme, 'navbar', 'logo', 'src'));
  const dark = file(getTextAt(theme, 'navbar', 'logo', 'srcDark')) ?? light;
  const links = convertNavbarLinks(given);
  const columns = convertFooterColumns(given);
  const urls = [...links, ...columns.flatMap(({items}) => items)].map(({href}) => href);
  const socials = collectSocials(urls);
  const github = urls.find(url => findSocialKey(url) === 'github');
  const banner = getTextAt(theme, 'announcementBar', 'content');
  const mode = getTextAt(theme, 'colorMode', 'defaultMode');
  reportLosses(given);
  return {
    name: getTextAt(theme, 'navbar', 'title') ?? getTextAt(value, 'title') ?? 'Documentation',
    ...(getTextAt(value, 'tagline') && {description: getTextAt(value, 'tagline')}),
    ...(primary && {colors: {primary}}),
    ...(light && {logo: {light, dark}}),
    ...(file(getTextAt(value, 'favicon')) && {favicon: file(getTextAt(value, 'favicon'))}),
    ...((mode === 'light' || mode === 'dark') && {
      appearance: {default: mode, ...(getAt(theme, 'colorMode', 'disableSwitch') === true && {strict: true})},
    }),
    ...(banner && {banner: {content: banner, dismissible: getAt(theme, 'announcementBar', 'isCloseable') !== false}}),
    navbar: {
      links: links.filter(({href}) => findSocialKey(href) !== 'github'),
      ...(github && {primary: {type: 'github', href: github}}),
    },
    footer: {
      ...(Object.keys(socials).length > 0 && {socials}),
      ...(columns.length > 0 && {links: columns}),
    },
  };
}

interface Link {
  readonly label: string;
  readonly href: string;
}

function convertNavbarLinks({value, config, builder, report}: Given): Link[] {
  const links: Link[] = [];
  const add = (item: ConfigValue) => {
    const label = getTextAt(item, 'label');
    const type = getTextAt(item, 'type') ?? '';
    if (type === 'docSidebar' || /Dropdown$|^search$/.test(type)) return;
    for (const each of listAt(item, 'items')) add(each);
    const found = label && resolveLink(item, {config, builder});
    if (found) links.push({label, href: found});
    else if (label && listAt(item, 'items').length === 0)
      report(
        `the navbar entry "${label}" opens no page of the project`,
        'Add the page, and then its link in docs.json.',
      );
    else if (label)
      report(`the navbar menu "${label}" is now a row of links`, 'Delete links if the header has too many.');
  };
  for (const item of listAt(value, 'themeConfig', 'navbar', 'items')) add(item);
  return links;
}

/** Returns the target of a navbar or footer item: a URL, or the id of a page. */
function resolveLink(item: ConfigValue, {config, builder}: Pick<Given, 'config' | 'builder'>): string | undefined {
  const href = getTextAt(item, 'href');
  if (href) return builder.addresses.find(href, config).to ?? undefined;
  const id = getTextAt(item, 'docId');
  const to = getTextAt(item, 'to') ?? id;
  if (to === undefined) return undefined;
  const page =
    id === undefined ? undefined : [...builder.pages.values()].find(each => matchesId(each.source, each.address, id));
  return builder.addresses.find(`/${(page?.slug ?? to).replace(/^\//, '')}`, config).to;
}

function matchesId(source: string, address: string, id: string): boolean {
  return (
    source.replace(/\.mdx?$/, '').endsWith(`/${id}`) ||
    address === id ||
    (getParentFolder(id) !== '' && address.endsWith(`/${id}`))
  );
}

function convertFooterColumns({value, config, builder, report}: Given): {header?: string; items: Link[]}[] {
  const columns: {header?: string; items: Link[]}[] = [];
  for (const column of listAt(value, 'themeConfig', 'footer', 'links')) {
    const items: Link[] = [];
    const inside = listAt(column, 'items').length > 0 ? listAt(column, 'items') : [column];
    for (const item of inside) {
      const label = getTextAt(item, 'label');
      const href = resolveLink(item, {config, builder});
      if (label && href) items.push({label, href});
      else
        report(
          label ? `the footer entry "${label}" opens no page of the project` : 'HTML in the footer is missing',
          'Add a link in footer.links of docs.json, if you need it.',
        );
    }
    const header = getTextAt(column, 'title');
    if (items.length > 0) columns.push(header ? {header, items} : {items});
  }
  return columns;
}

function reportLosses({value, report}: Given): void {
  const theme = getAt(value, 'themeConfig');
  if (getAt(theme, 'footer', 'copyright'))
    report('the copyright line of the footer is missing', 'Add a link in footer.links of docs.json, if you need one.');
  if (getAt(theme, 'algolia'))
    report(
      'the Algolia search is missing, because Lectern has its own',
      'Delete the old index if no other site uses it.',
    );
  for (const plugin of listAt(value, 'plugins')) {
    const name = Array.isArray(plugin) ? plugin[0] : plugin;
    if (typeof name === 'string' && !/content-docs|client-redirects/.test(name))
      report(`the plugin ${name} is missing`, 'Check whether Lectern or a setting of docs.json has the same feature.');
  }
  for (const [key] of getEntriesAt(value, 'scripts').slice(0, 20))
    report(`the script "${key}" is missing`, 'Copy it into the project as a .js file, if you need it.');
}
