import {getFileName, getParentFolder} from '../../base/file-path.js';
import {readOwn} from '../../base/read-own.js';
import type {Tag} from '../../markdown/syntax/tag.js';
import {joinPath} from '../paths.js';
import type {MigratedPageContext, PageDialect} from '../plan.js';
import {writeAttributes} from '../text/callouts.js';
import {toComment} from '../text/comment.js';
import {convertContainers} from '../text/containers.js';
import {markCodeLines, transformOutsideCode} from '../text/fences.js';
import {vitepressIds} from '../text/headings.js';
import {convertImageAttributes} from '../text/image-attributes.js';
import {IncludeBudget, type IncludedPart, readInclude, takePart, writeIncludedCode} from '../text/includes.js';
import {createFinalLine, type SourceLine, toLines} from '../text/line.js';

/** Syntax of VitePress: Markdown with `:::` containers, included code and pages, and Vue. */
export const vitepressDialect: PageDialect = {
  isMdx: false,
  ids: vitepressIds,
  hasAlertTitles: true,
  async blocks(lines, context) {
    const whole = await withIncludes(lines, context, new IncludeBudget());
    const code = await withCodeFiles(whole, context);
    const inside = convertContainers(
      transformOutsideCode(code, run =>
        run.filter(isNoContents).map(line => ({...line, text: convertImageAttributes(line.text)})),
      ),
      context.report,
      context.page.source,
    );
    return context.head.get('layout') === 'home' ? [...writeHome(context), ...inside] : inside;
  },
  tag: convertTag,
  braces(raw, line, {page, report}) {
    if (/^\{\{/.test(raw)) {
      report.add(
        page.source,
        line,
        `"${raw.replace(/\s+/g, ' ').slice(0, 60)}" is an expression of Vue. Readers see its source`,
        'Write its value.',
      );
    }
    return undefined;
  },
};

const include = /^([ \t]*)<!--\s*@include:\s*(.*?)\s*-->[ \t]*$/;

/** Replaces comments that include a page by the page, at any depth. */
async function withIncludes(
  lines: readonly SourceLine[],
  context: MigratedPageContext,
  budget: IncludeBudget,
  from = context.page.source,
): Promise<SourceLine[]> {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (const [at, line] of lines.entries()) {
    const match = flags[at] ? null : include.exec(line.text);
    if (!match) {
      result.push(line);
      continue;
    }
    const [, indent = '', written = ''] = match;
    const {path, part} = readAddress(written);
    const target = path.startsWith('@')
      ? context.addresses.aliased(path.replace(/^@\/?/, '@/'))
      : joinPath(getParentFolder(from), path);
    const text = await readInclude(target, written, line.line, context);
    if (text === undefined || !budget.take(text.length)) {
      result.push(createFinalLine(toComment(written), line.line));
      continue;
    }
    const bare = text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
    const used = takePart(bare, part);
    if (used === undefined)
      context.report.add(
        context.page.source,
        line.line,
        `"${written}" references a part that the file does not have`,
        'Copy its text into the page.',
      );
    const inner = toLines(used ?? '').map(each => ({
      text: each.text === '' ? '' : indent + each.text,
      line: line.line,
    }));
    result.push(...(await withIncludes(inner, context, budget, target)));
  }
  return result;
}

/** Parses an include's target: `./part.md{3,10}`, `./part.md#region`, or `snippets/a.js#region{1,2 ts} [title]`. */
function readAddress(written: string): {path: string; part: IncludedPart; braces: string; title: string | undefined} {
  const title = /\[([^\]]*)\]\s*$/.exec(written)?.[1];
  const bare = written.replace(/\s*\[[^\]]*\]\s*$/, '');
  const braces = /\{([^}]*)\}\s*$/.exec(bare)?.[1] ?? '';
  const [path = '', region] = bare
    .replace(/\s*\{[^}]*\}\s*$/, '')
    .trim()
    .split('#');
  const range = /^(\d*),(\d*)$/.exec(braces.trim());
  return {
    path,
    part: {region, from: range?.[1] ? Number(range[1]) : undefined, to: range?.[2] ? Number(range[2]) : undefined},
    braces,
    title,
  };
}

/** Replaces `<<< path` by a code block with the file's content. */
async function withCodeFiles(lines: readonly SourceLine[], context: MigratedPageContext): Promise<SourceLine[]> {
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (const [at, line] of lines.entries()) {
    const match = flags[at] ? null : /^([ \t]*)<<<[ \t]*(\S.*)$/.exec(line.text);
    if (!match) {
      result.push(line);
      continue;
    }
    const [, indent = '', written = ''] = match;
    const {path, part, braces, title} = readAddress(written);
    const target = path.startsWith('@')
      ? context.addresses.aliased(path.replace(/^@\/?/, '@/'))
      : joinPath(getParentFolder(context.page.source), path);
    const text = await readInclude(target, written, line.line, context);
    const used = text === undefined ? undefined : takePart(text, {region: part.region});
    if (used === undefined) {
      result.push(createFinalLine(`${indent}\`${written.replaceAll('`', '')}\``, line.line));
      if (text !== undefined)
        context.report.add(
          context.page.source,
          line.line,
          `"${written}" references a part that the file does not have`,
          'Copy the code into the page.',
        );
      continue;
    }
    const [, marked = '', word = ''] = /^([\d,\s-]*)(.*)$/.exec(braces) ?? [];
    const language = word.trim().split(/[\s:]/)[0] || (/\.(\w+)$/.exec(path)?.[1] ?? 'text');
    const info = `${language}${/:line-numbers/.test(word) ? ':line-numbers' : ''}${marked.trim() ? ` {${marked.trim()}}` : ''} [${title ?? getFileName(path)}]`;
    result.push(...writeIncludedCode(used, info, indent).map(each => ({text: each, line: line.line})));
  }
  return result;
}

/** Returns whether to keep a line. Drops `[[toc]]`, because pages of Lectern always have a table of contents. */
function isNoContents({text}: SourceLine): boolean {
  return !/^\s*\[\[toc\]\]\s*$/i.test(text);
}

/** Returns the home page that the frontmatter describes: its text, buttons, and features. */
function writeHome({head, page, addresses}: MigratedPageContext): SourceLine[] {
  const hero = readObject(head.get('hero'));
  const lines: string[] = [];
  if (getText(hero, 'name')) lines.push(`# ${getText(hero, 'name')}`, '');
  for (const each of [getText(hero, 'text'), getText(hero, 'tagline')]) if (each) lines.push(`**${each.trim()}**`, '');
  const actions = readList(hero?.['actions']);
  for (const action of actions) lines.push(`- [${getText(action, 'text')}](${getText(action, 'link')})`);
  const features = readList(head.get('features'));
  const cards = features.map(each => {
    const link = getText(each, 'link');
    const find = (path: string) => addresses.find(path, page.source).to ?? path;
    const picture = getText(readObject(each['icon']), 'src') ?? getText(readObject(each['icon']), 'light');
    const icon = picture === undefined ? getText(each, 'icon') : find(picture);
    // Omit SVG markup, which an attribute cannot have.
    const attributes = writeAttributes({
      title: getText(each, 'title') ?? '',
      icon: icon?.includes('<') ? undefined : icon,
      href: link && find(link),
      cta: link && getText(each, 'linkText'),
    });
    return [`<Card${attributes}>`, toPlainText(getText(each, 'details') ?? ''), '</Card>'];
  });
  const grid = cards.length > 0 ? ['', '<CardGroup cols={2}>', ...cards.flat(), '</CardGroup>', ''] : [];
  return [...lines.map(each => ({text: each, line: 1})), ...grid.map(each => createFinalLine(each, 1))];
}

function readObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function readList(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(readObject).filter(each => each !== undefined) : [];
}

function getText(object: Readonly<Record<string, unknown>> | undefined, key: string): string | undefined {
  const value = object && Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function toPlainText(words: string): string {
  return words.replace(/<[^>]*>/g, '').replace(/[{}<]/g, String.raw`\$&`);
}

const tones: Readonly<Record<string, string>> = {info: 'blue', tip: 'green', warning: 'yellow', danger: 'red'};

function convertTag(tag: Tag, raw: string, _line: number): string | undefined {
  if (tag.name === 'ClientOnly' || (tag.name === 'template' && tag.attributes.size === 0)) return '';
  if (tag.name !== 'Badge') return undefined;
  if (tag.kind === 'close') return '</Badge>';
  const type = tag.attributes.get('type');
  const words = tag.attributes.get('text');
  const open = `<Badge color="${readOwn(tones, typeof type === 'string' ? type : 'tip') ?? 'green'}">`;
  if (typeof words !== 'string') return tag.kind === 'self' ? toComment(raw) : open;
  return `${open}${toPlainText(words)}${tag.kind === 'self' ? '</Badge>' : ''}`;
}
