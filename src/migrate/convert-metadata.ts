import type {MigrationReport} from './migration-report.js';

/** Metadata of an old page, and where its title can come from. */
interface MetadataSource {
  readonly values: ReadonlyMap<string, unknown>;
  /** Text of the first heading, which becomes the title. */
  readonly heading?: string | undefined;
  /** Label in the navigation. Also the title of a page that has no other. */
  readonly label?: string | undefined;
  readonly file: string;
  readonly line: number;
}

/** Keys to skip without a warning: other steps read them, or Lectern has no equivalent. */
const silent = new Set(
  'id slug title sidebar_label sidebarTitle description icon keywords sidebar_position hide_title unlisted draft hidden visible noindex image hide_table_of_contents outline aside hide redirect_from tags permalink order nav_order'.split(
    ' ',
  ),
);

/** Keys of other tools that have no effect in Lectern, and are reported. */
const unsupported = new Set(
  (
    'toc_max_heading_level toc_min_heading_level pagination_next pagination_prev pagination_label displayed_sidebar custom_edit_url sidebar_class_name sidebar_custom_props sidebar_key ' +
    'last_update parse_number_prefixes layout hero features head titleTemplate navbar sidebar footer editLink lastUpdated prev next pageClass isHome markdownStyles ' +
    'template status authors date search cover coverY coverHeight layout_title metaLinks if'
  ).split(' '),
);

/** Writes the frontmatter of a Lectern page. */
export function convertMetadata({values, heading, label, file, line}: MetadataSource, report: MigrationReport): string {
  const text = (key: string) => {
    const value = values.get(key);
    return typeof value === 'string'
      ? value.trim() || undefined
      : typeof value === 'number'
        ? String(value)
        : undefined;
  };
  const isTrue = (key: string) => values.get(key) === true;
  // VitePress writes the title of the frontmatter into the heading: `# {{ $frontmatter.title }}`.
  const written = heading?.replace(/\{\{\s*\$frontmatter\.(\w+)\s*\}\}/g, (all, key: string) => text(key) ?? all);
  const title = written ?? text('title') ?? label;
  const sidebar = label ?? text('sidebar_label') ?? text('sidebarTitle') ?? text('title');
  const hide = values.get('hide');
  const isWide =
    isTrue('hide_table_of_contents') ||
    values.get('outline') === false ||
    values.get('aside') === false ||
    (Array.isArray(hide) && hide.includes('toc'));
  const keywords = values.get('keywords');
  const head: [string, unknown][] = [
    ['title', title],
    ['sidebarTitle', sidebar === title ? undefined : sidebar],
    ['description', text('description')],
    ['icon', text('icon') && /^[a-z\d-]+$/.test(text('icon') as string) ? text('icon') : undefined],
    ['keywords', Array.isArray(keywords) ? keywords.filter(each => typeof each === 'string') : text('keywords')],
    ['mode', isWide ? 'wide' : undefined],
    [
      'hidden',
      isTrue('unlisted') || isTrue('draft') || isTrue('hidden') || values.get('visible') === false || undefined,
    ],
    ['noindex', isTrue('noindex') || isTrue('unlisted') || isTrue('draft') || undefined],
    ['"og:image"', text('image')],
  ];
  // Skip keys from which other steps write text into the home page.
  const home = new Set(values.get('layout') === 'home' ? ['layout', 'hero', 'features'] : []);
  const lost = [...values.keys()].filter(key => unsupported.has(key) && !home.has(key));
  for (const [key, value] of values)
    if (
      !silent.has(key) &&
      !unsupported.has(key) &&
      /^[\w-]+$/.test(key) &&
      ['string', 'number', 'boolean'].includes(typeof value)
    )
      head.push([key, value]);
  const tangled = [...values].filter(
    ([key, value]) => !silent.has(key) && !unsupported.has(key) && typeof value === 'object' && value !== null,
  );
  lost.push(...tangled.map(([key]) => key));
  if (lost.length > 0)
    report.add(
      file,
      line,
      `the frontmatter has ${lost.map(key => `"${key}"`).join(', ')}, which Lectern does not read`,
      'Delete these keys if the page looks right.',
    );
  const lines = head
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return lines.length > 0 ? `---\n${lines.join('\n')}\n---\n\n` : '';
}
