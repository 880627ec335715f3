import {slugifyHeading} from '../../components/slugify-heading.js';
import {findMcpPage, listOfPages} from '../find-page.js';
import type {McpSite} from '../mcp-site.js';
import {cutExcerpt, describeNextPart, lengthRange, offsetRange} from '../stretch.js';
import type {Tool} from '../tool.js';
import {formatNames, ToolError} from '../tool-error.js';

export const readPage: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description: `Returns a page of the documentation as Markdown, by its slug or URL. With "#heading", returns the page from this heading on. "${listOfPages}" lists all pages. Long pages have several parts.`,
  parameters: {
    page: {
      about:
        'Slug, path or URL of a page, from the results of search: "guide/intro", "guide/intro#install", "https://docs.example.com/guide/intro".',
      isRequired: true,
    },
    offset: {about: 'First character to return. The end of the previous part contains it.', range: offsetRange},
    limit: {about: 'Maximum number of characters.', range: lengthRange},
  },
  async run({page, offset, limit}, site) {
    const {slug, hash} = await findMcpPage(site, page as string);
    const text = (await readText(site, slug)) + (await describeOperations(site, slug));
    const headings = offset === 0 && hash ? listHeadings(text) : [];
    const start = headings.find(each => each.id === hash)?.at ?? (offset as number);
    const part = cutExcerpt(text, start, limit as number);
    const url = slug === listOfPages ? `${(await site.root()) ?? '/'}${listOfPages}` : await site.addressOf(slug, hash);
    const about = hash && offset === 0 ? `\n[${describeHeading(headings, hash)}]` : '';
    return {text: `Source: ${url}${about}\n\n${part.text.trim()}${describeNextPart(part, 'read_page')}`};
  },
};

async function readText(site: McpSite, slug: string): Promise<string> {
  const text = await site.text(slug === listOfPages ? slug : `${slug}.md`);
  if (text !== undefined) return text;
  throw new ToolError(`The site has no Markdown of "${slug}".`, 'call search to find another page.');
}

/** Returns a note on how to read operations, for pages that list them by method and path. Empty for others. */
async function describeOperations(site: McpSite, slug: string): Promise<string> {
  const isOverview = (await site.contents()).documents.some(({page}) => page === slug);
  return isOverview ? '\nread_operation returns each operation in full, by its method and path.\n' : '';
}

interface Heading {
  readonly id: string;
  readonly at: number;
}

function describeHeading(headings: readonly Heading[], hash: string): string {
  if (headings.some(({id}) => id === hash)) return 'This part begins at the heading. Omit "#…" to read the whole page.';
  const ids = headings.map(({id}) => `#${id}`);
  return `The page has no heading "#${hash.slice(0, 100)}", so this is the whole page.${ids.length > 0 ? ` It has ${formatNames(ids, 30)}.` : ''}`;
}

/** Returns the headings in a page's Markdown, with their ids and offsets. */
function listHeadings(text: string): readonly Heading[] {
  const found: Heading[] = [];
  const used = new Map<string, number>();
  let at = 0;
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const words = isCode ? undefined : /^#{1,6} (.+)/.exec(line.slice(0, 300))?.[1];
    // Skip the page's title, which has no id.
    if (words !== undefined && (used.size > 0 || !line.startsWith('# '))) {
      const base = slugifyHeading(toPlainText(words.trim())) || 'section';
      const count = (used.get(base) ?? 0) + 1;
      used.set(base, count);
      found.push({id: count === 1 ? base : `${base}-${count}`, at});
    }
    at += line.length + 1;
  }
  return found;
}

/** Returns the text of a Markdown heading without markup. */
function toPlainText(text: string): string {
  return text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]|\\(?=[^\w\s])/g, '');
}
