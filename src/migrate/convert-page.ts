import {limits} from '../base/limits.js';
import {isAllowedElement, isCustomElement} from '../components/html-elements.js';
import {readFrontmatter, splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import {readFrontmatterYaml} from '../markdown/frontmatter/read-yaml.js';
import type {Tag} from '../markdown/syntax/tag.js';
import {convertMetadata} from './convert-metadata.js';
import type {MigratedPageContext, PageDialect} from './plan.js';
import {convertAlerts} from './text/alerts.js';
import {toComment} from './text/comment.js';
import {convertEmoji} from './text/emoji.js';
import {convertFences} from './text/fence-info.js';
import {convertHeadings} from './text/headings.js';
import {fenceIndentedCode} from './text/indented-code.js';
import {convertInline} from './text/inline.js';
import {type SourceLine, toLines} from './text/line.js';

/** Converts the source text of a page. Adds the page's metadata to the context as `head`. */
export async function convertPage(
  text: string,
  context: Omit<MigratedPageContext, 'head' | 'kept'>,
  dialect: PageDialect,
): Promise<string> {
  const {page, report} = context;
  const whole = text.length > limits.page ? text.slice(0, limits.page) : text;
  if (whole !== text)
    report.add(
      page.source,
      1,
      `the page is longer than ${limits.page / 1_000_000} MB, so the new page ends there`,
      'Split it into several pages.',
    );
  const {yaml, body, line} = splitFrontmatter(whole);
  const {frontmatter, problems} = await readFrontmatter(yaml, page.source, readFrontmatterYaml);
  for (const problem of problems)
    if (problem.level === 'error')
      report.add(page.source, problem.place.line, problem.message.replace(/\.$/, ''), problem.fix);
  const inside: MigratedPageContext = {...context, head: frontmatter, kept: new Set()};
  const lines = await dialect.blocks(toLines(body, line), inside);
  const fenced = convertFences(
    dialect.isMdx
      ? convertAlerts(lines, dialect.hasAlertTitles === true)
      : fenceIndentedCode(convertAlerts(lines, dialect.hasAlertTitles === true)),
  );
  const headings = page.isSnippet ? {lines: fenced} : convertHeadings(fenced, dialect.ids);
  const done = convertInline(headings.lines, buildRules(dialect, inside));
  const words = tidy(done.map(each => each.text).join('\n'));
  if (page.isSnippet) return `${words}\n`;
  const head = convertMetadata(
    {
      values: frontmatter,
      heading: 'title' in headings ? headings.title?.words : undefined,
      label: page.label,
      file: page.source,
      line: 1,
    },
    report,
  );
  return `${head}${words}\n`;
}

/** Merges consecutive blank lines outside code, which earlier steps have left. */
function tidy(text: string): string {
  let isCode = '';
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const mark = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (!isCode || (mark.startsWith(isCode) && /[`~]\s*$/.test(line)))) isCode = isCode ? '' : mark;
    if (!isCode && line.trim() === '' && (lines.at(-1) ?? '').trim() === '') continue;
    lines.push(isCode ? line : line.trimEnd() + (/[^ ] {2,}$/.test(line) ? '  ' : ''));
  }
  return lines.join('\n').trim();
}

function buildRules(dialect: PageDialect, context: MigratedPageContext) {
  const {page, addresses, report} = context;
  const find = (link: string, line: number) => {
    const target = addresses.find(link, page.source);
    if (target.to !== undefined) return target.to;
    report.add(
      page.source,
      line,
      `the link "${link}" opens no file of the old project`,
      'Write the path of a page, or delete the link.',
    );
    return link;
  };
  const withLinks = (raw: string, line: number) =>
    // Convert `<a name>` to `<a id>`, which is the link target in Lectern.
    raw
      .replace(/^(<a\s[^>]*?)\bname(?==)(?![^>]*\sid=)/i, '$1id')
      .replace(
        /(\s(?:href|src|poster|to|srcset)\s*=\s*)(?:"([^"\s]+)"|'([^'\s]+)'|\{[^{}]*?["'`]([^"'`\s{}]+)["'`][^{}]*\})/g,
        (_, name: string, double?: string, single?: string, called?: string) =>
          `${name.replace(/\bto\b/, 'href')}"${find(double ?? single ?? called ?? '', line)}"`,
      );
  return {
    isMdx: dialect.isMdx,
    hasTexBrackets: dialect.hasTexBrackets === true,
    tag(tag: Tag, raw: string, line: number) {
      const own = dialect.tag?.(tag, raw, line, context);
      if (own !== undefined) return own === raw ? withLinks(raw, line) : own;
      if (tag.name === '') return raw;
      if (/^(?:script|style)$/i.test(tag.name)) {
        report.add(
          page.source,
          line,
          `<${tag.name}> is missing, because pages run no code`,
          'Move it to a .js or .css file of the project.',
        );
        return toComment(raw);
      }
      if (isAllowedElement(tag.name) || (isCustomElement(tag.name) && dialect.isMdx)) return withLinks(raw, line);
      // Escape words in angle brackets, such as `<T>` or `<your-name>`: they are text, which HTML would hide.
      if (tag.attributes.size === 0 && !/^[A-Z].*[a-z]/.test(tag.name)) return undefined;
      if (tag.kind !== 'close') {
        const isHtml = /^[a-z]+$/.test(tag.name);
        report.add(
          page.source,
          line,
          isHtml
            ? `<${tag.name}> is not allowed in pages. Its tags are comments now, and readers see its content`
            : `<${tag.name}> is a component of the old project. Its tags are comments now, and readers see its content`,
          isHtml
            ? 'Compare the page with the old one, and add what is missing.'
            : 'Use a component of Lectern, or write your own in a .jsx file.',
        );
      }
      return toComment(raw);
    },
    link(destination: string, title: string, line: number) {
      const intended = dialect.link?.(destination, title, context) ?? {destination, title};
      return {destination: find(intended.destination, line), title: intended.title};
    },
    braces(raw: string, line: number) {
      // Leave a heading's id, which the previous step has added.
      if (/^\{#[^\s{}]+\}$/.test(raw)) return raw;
      const own = dialect.braces?.(raw, line, context);
      if (own !== undefined) return own;
      return dialect.isMdx ? raw : raw.replace(/[{}<]/g, String.raw`\$&`);
    },
    comment(raw: string, line: number) {
      return dialect.comment?.(raw, line, context) ?? raw;
    },
    text: (raw: string) => (dialect.text ?? convertEmoji)(raw),
  };
}

/** Creates lines that all have the same source line number. */
export function toSourceLines(texts: readonly string[], line: number): SourceLine[] {
  return texts.map(text => ({text, line}));
}
