import {getParentFolder} from '../../base/file-path.js';
import {isMarkdownFile, joinPath} from '../paths.js';
import type {MigratedPageContext, PageDialect} from '../plan.js';
import {convertCommentTabs, convertMarkedParagraphs} from '../text/alerts.js';
import {quoteAttribute} from '../text/callouts.js';
import {markCodeLines} from '../text/fences.js';
import {githubIds, type HeadingIds} from '../text/headings.js';
import {IncludeBudget, readInclude, takePart, writeIncludedCode} from '../text/includes.js';
import {createFinalLine, type SourceLine, toLines} from '../text/line.js';

/** Ids as docsify creates them. Before a digit at the start, it puts an underscore. */
const ids: HeadingIds = {...githubIds, slug: text => githubIds.slug(text).replace(/^(\d)/, '_$1')};

/** Syntax of docsify: Markdown with options in the titles of links. */
export const docsifyDialect: PageDialect = {
  isMdx: false,
  ids,
  async blocks(lines, context) {
    const home = context.page.slug === 'index' ? await readCover(context) : [];
    const whole = await withIncludes([...home, ...lines], context, new IncludeBudget());
    return convertMarkedParagraphs(convertCommentTabs(convertSizedImages(whole, context)));
  },
  braces(raw, line, {page, report}) {
    if (/^\{\{/.test(raw))
      report.add(
        page.source,
        line,
        `"${raw.replace(/\s+/g, ' ').slice(0, 60)}" is an expression of Vue. Readers see its source`,
        'Write its value.',
      );
    return undefined;
  },
  comment(raw) {
    return /^<!--\s*\{docsify-[\w-]+\}\s*-->$/.test(raw) ? '' : raw;
  },
  link: convertLink,
};

/**
 * Returns the content of the cover page, to put at the start of the home page. The heading of the cover is the site's
 * title.
 */
async function readCover({source, page, report}: MigratedPageContext): Promise<SourceLine[]> {
  const path = joinPath(getParentFolder(page.source), '_coverpage.md') ?? '_coverpage.md';
  const read = await source.read(path);
  if (!('text' in read)) return [];
  report.add(
    path,
    1,
    'the cover page is now the start of the home page',
    'Shorten its text, or set mode: custom in the frontmatter of the home page.',
  );
  const remaining = read.text
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\r\n?|\n/)
    .filter(line => !/^#\s|^!\[color\]\(|^!\[\]\(/.test(line));
  return [...remaining.map(text => ({text, line: 1})), {text: '', line: 1}];
}

const included = /^([ \t]*)(?:[-*+]\s+)?\[([^\]]*)\]\(\s*(\S+)\s+(["'])[^"']*:include\b([^"']*)\4\s*\)[ \t]*$/;

/** Replaces `:include` links with the files that they name. */
async function withIncludes(
  lines: readonly SourceLine[],
  context: MigratedPageContext,
  budget: IncludeBudget,
  depth = 0,
): Promise<SourceLine[]> {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (const [at, line] of lines.entries()) {
    const match = flags[at] || depth > 10 ? null : included.exec(line.text);
    if (!match) {
      result.push(line);
      continue;
    }
    const [, indent = '', label = '', path = '', , options = ''] = match;
    result.push(...(await includeFile({indent, label, path, options, line, context, budget, depth})));
  }
  return result;
}

interface Include {
  readonly indent: string;
  readonly label: string;
  readonly path: string;
  readonly options: string;
  readonly line: SourceLine;
  readonly context: MigratedPageContext;
  readonly budget: IncludeBudget;
  readonly depth: number;
}

async function includeFile({
  indent,
  label,
  path,
  options,
  line,
  context,
  budget,
  depth,
}: Include): Promise<SourceLine[]> {
  const {page, addresses, report} = context;
  const type = /:type=(\w+)/.exec(options)?.[1] ?? getIncludeType(path);
  const target = addresses.find(path, page.source).to ?? path;
  if (type === 'iframe')
    return [
      createFinalLine(`${indent}<iframe src=${quoteAttribute(target)} width="100%" height="400"></iframe>`, line.line),
    ];
  if (type === 'video' || type === 'audio')
    return [createFinalLine(`${indent}<${type} src=${quoteAttribute(target)} controls></${type}>`, line.line)];
  if (/^https?:/.test(path)) {
    report.add(
      page.source,
      line.line,
      `"${path}" is on another host. The page has a link instead`,
      'Copy its text into the page.',
    );
    return [{...line, text: `${indent}[${label}](${path})`}];
  }
  const inside = path.startsWith('/') ? joinPath('', path.slice(1)) : joinPath(getParentFolder(page.source), path);
  const place =
    inside !== undefined && context.source.paths.includes(inside)
      ? inside
      : (addresses.fileAt(path, page.source) ?? inside);
  const text = await readInclude(place, path, line.line, context);
  const part = text === undefined ? undefined : takePart(text, {region: /:fragment=([\w-]+)/.exec(options)?.[1]});
  if (part === undefined || !budget.take(part.length)) return [{...line, text: `${indent}[${label}](${path})`}];
  if (type === 'markdown') {
    const inner = toLines(part).map(each => ({text: indent + each.text, line: line.line}));
    return withIncludes(inner, context, budget, depth + 1);
  }
  const language = /:type=code\s+([\w+#-]+)/.exec(options)?.[1] ?? /\.(\w+)$/.exec(path)?.[1] ?? 'text';
  return writeIncludedCode(part, language, indent).map(each => ({text: each, line: line.line}));
}

function getIncludeType(path: string): string {
  if (isMarkdownFile(path)) return 'markdown';
  if (/\.html?$/.test(path)) return 'iframe';
  if (/\.(?:mp4|ogg|webm)$/.test(path)) return 'video';
  return /\.mp3$/.test(path) ? 'audio' : 'code';
}

const sized = /!\[([^\]]*)\]\(\s*(\S+?)\s+(["'])([^"']*):size=(\d+%?)(?:x(\d+))?([^"']*)\3\s*\)/g;

/** Converts images with a size to `<img>` elements. */
function convertSizedImages(lines: readonly SourceLine[], {page, addresses}: MigratedPageContext): SourceLine[] {
  const flags = markCodeLines(lines);
  return lines.map((line, index) =>
    flags[index] || !line.text.includes(':size=')
      ? line
      : {
          ...line,
          text: line.text.replace(/(`+)[^`]*\1|!\[[^\]]*\]\([^)]*\)/g, all =>
            all.startsWith('`')
              ? all
              : all.replace(sized, (_, alt: string, path: string, _quote, _before, width: string, height?: string) => {
                  const src = addresses.find(path, page.source).to ?? path;
                  return `<img alt=${quoteAttribute(alt)} src=${quoteAttribute(src)} width="${width}"${height ? ` height="${height}"` : ''} />`;
                }),
          ),
        },
  );
}

/** Converts a link of docsify: its URL begins with `#/`, `?id=` names a heading, and its title contains options. */
function convertLink(destination: string, title: string): {destination: string; title: string} {
  const text = title.replace(
    /\s*:(?:ignore|target=\w+|disabled|class=[\w-]+|id=[\w-]+|no-zoom|crossorgin|include\S*)(?=[\s"'])/g,
    '',
  );
  const plain = destination.replace(/^#\//, '/').replace(/\?id=([^&#]+).*$/, '#$1');
  return {destination: plain === '' ? destination : plain, title: /^(["'])\s*\1$/.test(text) ? '' : text};
}
