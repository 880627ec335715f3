import {omitUndefined} from '../../base/omit-undefined.js';
import type {ContentsVariant} from '../../hosts/site-contents.js';
import {getSearchArea} from '../../site/search/areas.js';
import {MAX_PAGES, type SearchResult, type SearchResults} from '../../site/search/results.js';
import {chooseVariant, describeVariant, listVariantNames, variantKinds} from '../choose-variant.js';
import type {McpSite} from '../mcp-site.js';
import type {Arguments, Tool, ToolResult} from '../tool.js';
import {formatNames, ToolError} from '../tool-error.js';

/** Maximum number of pages to rank. */
const MAX_RANKED = 100;

export const search: Tool = {
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds pages of the documentation by words, also misspelled ones. Each result has a title, breadcrumbs, URL, slug for read_page, and matching passages. Call this tool first.',
  parameters: {
    query: {about: 'Words to search for. A few specific words find more than a sentence.', isRequired: true},
    area: {about: 'Only this part of the site: the first breadcrumb of a result, such as "API reference".'},
    language: {about: 'Language code, such as "de", if the site has several.'},
    version: {about: 'Version, if the site has several.'},
    product: {about: 'Product, if the site has several.'},
    limit: {about: 'Maximum number of pages.', range: {least: 1, most: 20, standard: 8}},
    offset: {about: 'Number of pages to skip.', range: {least: 0, most: MAX_RANKED, standard: 0}},
  },
  output: {
    type: 'object',
    properties: {
      results: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            title: {type: 'string'},
            trail: {type: 'string'},
            address: {type: 'string'},
            slug: {type: 'string'},
            method: {type: 'string'},
            passages: {
              type: 'array',
              items: {
                type: 'object',
                properties: {heading: {type: 'string'}, slug: {type: 'string'}, excerpt: {type: 'string'}},
                required: ['heading', 'slug', 'excerpt'],
              },
            },
          },
          required: ['title', 'trail', 'address', 'slug', 'passages'],
        },
      },
      nextOffset: {type: 'integer'},
    },
    required: ['results'],
  },
  async run(given, site) {
    const {variants} = await site.contents();
    const variant = chooseVariant(variants, given);
    const index = site.searchOf(variant.id);
    const areas = ((await index.list())?.areas ?? []).map(({trail}) => getSearchArea(trail)).filter(Boolean);
    const area = findArea(given.area as string | undefined, areas);
    const [query, limit, offset] = [given.query as string, given.limit as number, given.offset as number];
    const trails = new Map<string, string>();
    const most = Math.max(MAX_PAGES, Math.min(offset + limit + 1, MAX_RANKED + 20));
    const result = await index.search(query, {trails, most, ...omitUndefined({area})});
    const results = result.results.filter(
      ({slug}) => area === undefined || getSearchArea(trails.get(slug) ?? '') === area,
    );
    const shown = results.slice(offset, offset + limit);
    const next = results.length > offset + limit && offset + limit <= MAX_RANKED ? offset + limit : undefined;
    if (shown.length === 0) return describeNothingFound(result, {query, area, areas, offset, variant});
    const found = await Promise.all(shown.map(each => toData(each, trails, site)));
    return {
      text: [
        ...writeHeading(result, variant, variants),
        ...found.map(toText),
        ...(next === undefined ? [] : [`[More: call search again with offset ${next}.]`]),
      ].join('\n\n'),
      data: {results: found, ...omitUndefined({nextOffset: next})},
    };
  },
};

type Found = Awaited<ReturnType<typeof toData>>;

async function toData({slug, page, method, hits}: SearchResult, trails: ReadonlyMap<string, string>, site: McpSite) {
  return {
    title: page,
    trail: trails.get(slug) ?? '',
    address: await site.addressOf(slug, hits[0]?.hash),
    slug,
    ...omitUndefined({method}),
    passages: hits.map(({hash, heading, place, field, excerpt}) => ({
      heading: [place ?? heading, field].filter(Boolean).join(' · '),
      slug: hash ? `${slug}#${hash}` : slug,
      excerpt,
    })),
  };
}

function toText({title, trail, address, slug, method, passages}: Found): string {
  const lines = passages
    .filter(({heading, excerpt}) => excerpt && !heading.startsWith(excerpt))
    .map(({heading, slug: at, excerpt}) => `- ${heading ? `${heading} (${at}): ` : ''}${excerpt.replace(/\s+/g, ' ')}`);
  return [
    `## ${method ? `${method} ` : ''}${title}`,
    `${trail ? `${trail} · ` : ''}${address}`,
    `slug: ${slug}`,
    ...lines,
  ].join('\n');
}

/** Returns the lines above the results: corrections of the query, and names of other variants. */
function writeHeading(
  {corrected}: SearchResults,
  variant: ContentsVariant,
  variants: readonly ContentsVariant[],
): readonly string[] {
  const others = variantKinds.flatMap(kind => {
    const names = listVariantNames(variants, kind).filter(name => name !== variant[kind]);
    return names.length > 0 ? [`${kind}: ${formatNames(names)}`] : [];
  });
  return [
    ...(corrected === undefined ? [] : [`No page contains all of these words. These are results for "${corrected}".`]),
    ...(others.length > 0 ? [`Results for ${describeVariant(variant)}. For others, pass ${others.join('; ')}.`] : []),
  ];
}

interface SearchArguments {
  readonly query: string;
  readonly area: string | undefined;
  readonly areas: readonly string[];
  readonly offset: number;
  readonly variant: ContentsVariant;
}

/** Returns the text for a search without results, with advice. */
function describeNothingFound(
  {results, nearest}: SearchResults,
  {query, area, areas, offset, variant}: SearchArguments,
): ToolResult {
  const text =
    offset > 0 && results.length > 0
      ? `No more results for "${query}".`
      : [
          `Nothing was found for "${query}"${area === undefined ? '' : ` in "${area}"`}${describeVariant(variant) && ` (${describeVariant(variant)})`}.`,
          ...(nearest === undefined ? [] : [`Did you mean ${nearest.map(each => `"${each}"`).join(' or ')}?`]),
          area === undefined ? 'Try fewer or different words.' : 'Omit "area" to search the whole site.',
          ...(areas.length > 1 ? [`Parts of the site: ${formatNames(areas)}.`] : []),
          'read_page with "llms.txt" lists all pages.',
        ].join(' ');
  return {text, data: {results: []}};
}

function findArea(written: Arguments[string], areas: readonly string[]): string | undefined {
  if (written === undefined) return undefined;
  const lower = String(written).toLowerCase();
  const area = areas.find(each => each.toLowerCase() === lower);
  if (area !== undefined) return area;
  const fix = areas.length > 0 ? `use ${formatNames(areas)}, or omit "area".` : 'omit "area".';
  throw new ToolError(`The site has no part "${String(written).slice(0, 60)}".`, fix);
}
