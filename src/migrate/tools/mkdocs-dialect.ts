import {joinPath} from '../paths.js';
import type {MigratedPageContext, PageDialect} from '../plan.js';
import {toComment} from '../text/comment.js';
import {transformOutsideCode} from '../text/fences.js';
import {convertGridCards} from '../text/grid-cards.js';
import {pythonIds} from '../text/headings.js';
import {convertImageAttributes} from '../text/image-attributes.js';
import {IncludeBudget, readInclude, takePart} from '../text/includes.js';
import {convertIndentedBlocks} from '../text/indented-blocks.js';
import {createFinalLine, type SourceLine, toLines} from '../text/line.js';
import {iconShortcode} from '../text/material-icons.js';
import {convertPythonInline, withoutIcons} from '../text/python-inline.js';

interface Settings {
  /** Folders in which to search for included files. */
  readonly includePaths: readonly string[];
  /** True if a plugin evaluates `{{ … }}`. */
  readonly hasMacros: boolean;
  /** Names of the Markdown extensions. */
  readonly extensions: ReadonlySet<string>;
}

/** Extensions that render formulas. */
const formulas = ['pymdownx.arithmatex', 'mdx_math', 'markdown_katex'];

/** Creates the syntax of a MkDocs project: Python-Markdown with indented blocks, snippets, and attribute lists. */
export function createMkdocsDialect({includePaths, hasMacros, extensions}: Settings): PageDialect {
  return {
    isMdx: false,
    hasTexBrackets: formulas.some(each => extensions.has(each)),
    ids: pythonIds,
    async blocks(lines, context) {
      const whole = await withSnippets(lines, {context, budget: new IncludeBudget(), includePaths}, 0);
      const plain = transformOutsideCode(whole, run => run.flatMap(line => withoutSpecials(line, context)));
      return convertIndentedBlocks(convertGridCards(plain));
    },
    text: raw => convertPythonInline(raw, extensions),
    braces(raw, line, {page, report}) {
      // Remove a list of attributes after a link, image, or paragraph.
      if (/^\{:?\s*(?:[.#][\w-]|[\w-]+=)[^{}]*\}$/.test(raw)) {
        const id = /#([\w-]+)/.exec(raw)?.[1];
        if (id !== undefined && !/[.=]/.test(raw)) return `<span id="${id}"></span>`;
        report.add(
          page.source,
          line,
          `the attributes ${raw.slice(0, 60)} are missing`,
          'Write the element as HTML with these attributes, if it needs them.',
        );
        return '';
      }
      if (hasMacros && /^\{\{|^\{%/.test(raw))
        report.add(
          page.source,
          line,
          `"${raw.replace(/\s+/g, ' ').slice(0, 60)}" is a macro. Readers see its source`,
          'Write its value.',
        );
      return undefined;
    },
  };
}

interface Given {
  readonly context: MigratedPageContext;
  readonly budget: IncludeBudget;
  readonly includePaths: readonly string[];
}

const single = /^([ \t]*)-{1,}8<-{1,}[ \t]+(["'])(.+?)\2[ \t]*$/;

/** Inserts the file for `--8<-- "file"`, and the files between two lines `--8<--`. */
async function withSnippets(lines: readonly SourceLine[], given: Given, depth: number): Promise<SourceLine[]> {
  const result: SourceLine[] = [];
  let block: string | undefined;
  for (const line of lines) {
    const mark = /^([ \t]*)-{1,}8<-{1,}[ \t]*$/.exec(line.text);
    if (mark) {
      block = block === undefined ? (mark[1] ?? '') : undefined;
      continue;
    }
    const match = block === undefined ? single.exec(line.text) : null;
    const written = match?.[3] ?? (block !== undefined && line.text.trim() !== '' ? line.text.trim() : undefined);
    if (written === undefined) result.push({...line, text: line.text.replace(/^([ \t]*);(?=-{1,}8<-{1,})/, '$1')});
    else if (!written.startsWith(';'))
      result.push(...(await includeSnippet(written, match?.[1] ?? block ?? '', line, given, depth)));
  }
  return result;
}

async function includeSnippet(
  written: string,
  indent: string,
  line: SourceLine,
  given: Given,
  depth: number,
): Promise<SourceLine[]> {
  const {context, budget, includePaths} = given;
  const {page, source, report} = context;
  const [, path = '', first, second] =
    /^(.*?)(?::([\w-]*))?(?::(\d*))?$/.exec(/^https?:/.test(written) ? '' : written) ?? [];
  const isRange = first === undefined || /^\d*$/.test(first);
  const places = includePaths.map(each => joinPath(each, path));
  const target = places.find(each => each !== undefined && source.paths.includes(each)) ?? places[0];
  const text = await readInclude(path === '' ? undefined : target, written, line.line, context);
  const part =
    text === undefined
      ? undefined
      : takePart(
          text,
          isRange
            ? {from: first ? Number(first) : undefined, to: second ? Number(second) : undefined}
            : {region: first},
        );
  if (part === undefined || depth > 10 || !budget.take(part.length)) {
    if (text !== undefined)
      report.add(
        page.source,
        line.line,
        `Lectern did not include "${written}": it has no such part, or the page is too long`,
        'Copy its text into the page.',
      );
    return [createFinalLine(indent + toComment(written), line.line)];
  }
  const inner = toLines(part).map(each => ({text: each.text === '' ? '' : indent + each.text, line: line.line}));
  return withSnippets(inner, given, depth + 1);
}

/** Removes what extensions replace: a table of contents, abbreviations, documentation from Python code, icons in headings. */
function withoutSpecials(line: SourceLine, {page, report}: MigratedPageContext): SourceLine[] {
  const {text} = line;
  if (/^\s*\[TOC\]\s*$/.test(text)) return [];
  if (/^\*\[[^\]]+\]:\s/.test(text)) {
    report.add(
      page.source,
      line.line,
      `the abbreviation ${text.slice(1, text.indexOf(':'))} has no explanation in the text any more`,
      'Explain it with <Tooltip>.',
    );
    return [createFinalLine(toComment(text), line.line)];
  }
  const documented = /^::: +([\w.]+)\s*$/.exec(text)?.[1];
  if (documented) {
    report.add(
      page.source,
      line.line,
      `"${text.trim()}" stands for documentation that MkDocs generates from code. Lectern does not generate it`,
      'Write it, or generate pages before you run Lectern.',
    );
    return [{...line, text: `\`${documented}\``}];
  }
  if (/^#{1,6}\s/.test(text)) return [{...line, text: withoutIcons(text)}];
  // The classes of an icon set its size and position, which Lectern does.
  return [{...line, text: convertImageAttributes(text.replace(iconShortcode, ':$1-$2:'))}];
}
