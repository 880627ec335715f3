import {getParentFolder} from '../../base/file-path.js';
import type {Tag} from '../../markdown/syntax/tag.js';
import type {AttributeValue} from '../../tree/tree.js';
import {joinPath} from '../paths.js';
import type {MigratedPageContext, PageDialect} from '../plan.js';
import {ConfigEvaluator} from '../read/literals.js';
import {getTextAt, listAt} from '../read/value.js';
import {findCallout, writeTitledTag} from '../text/callouts.js';
import {toComment} from '../text/comment.js';
import {convertContainers} from '../text/containers.js';
import {markCodeLines} from '../text/fences.js';
import {githubIds} from '../text/headings.js';
import {createFinalLine, type SourceLine} from '../text/line.js';
import {convertCodeBlocks} from './docusaurus-code-blocks.js';

/** Syntax of Docusaurus: MDX with `:::` containers, tabs, and imports. */
export const docusaurusDialect: PageDialect = {
  isMdx: true,
  ids: githubIds,
  async blocks(lines, context) {
    const {report, page} = context;
    const rawFiles = new Map<string, string>();
    const imported = await convertImports(lines, context, rawFiles);
    const code = await convertCodeBlocks(imported, rawFiles, context);
    return convertContainers(await convertTabValues(code), report, page.source);
  },
  tag: convertTag,
};

/**
 * Removes a page's imports, except those of partials and of React components that only render their props. Adds files
 * that the page imports as text to `rawFiles`, by their names in the page.
 */
async function convertImports(
  lines: readonly SourceLine[],
  context: MigratedPageContext,
  rawFiles: Map<string, string>,
): Promise<SourceLine[]> {
  const {page, addresses, report, source, kept} = context;
  const flags = markCodeLines(lines);
  const result: SourceLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    const component = flags[at] ? undefined : /^export\s+(?:const|function)\s+([A-Z]\w*)/.exec(line.text)?.[1];
    if (component !== undefined) kept.add(component);
    if (flags[at] || !/^import(?:\s|\{|['"])/.test(line.text)) {
      result.push(line);
      continue;
    }
    let statement = line.text;
    // Read additional lines up to the path: an import can span several.
    while (
      !/['"][^'"]*['"]\s*;?\s*$/.test(statement) &&
      at + 1 < lines.length &&
      (lines[at + 1] as SourceLine).text.trim() !== '' &&
      statement.length < 5000
    )
      statement += `\n${(lines[++at] as SourceLine).text}`;
    const path = /['"]([^'"\n]+)['"]\s*;?\s*$/.exec(statement)?.[1];
    if (path === undefined) {
      result.push({...line, text: statement.replaceAll('\n', ' ')});
      continue;
    }
    if (
      /^@theme\/(?:Tabs|TabItem|Admonition|CodeBlock|Details|ThemedImage|Heading)$|^@docusaurus\/(?:Link|useBaseUrl)$/.test(
        path,
      )
    )
      continue;
    const file = resolveFile(path, page.source, context);
    const raw = path.startsWith('!!raw-loader!') ? /^import\s+(\w+)/.exec(statement)?.[1] : undefined;
    if (raw && file !== undefined) {
      rawFiles.set(raw, file);
      continue;
    }
    const place = file === undefined ? undefined : addresses.snippetOf(file);
    const own =
      place ?? (file !== undefined && (await isPlainComponent(file, source)) ? addresses.useSnippet(file) : undefined);
    if (own !== undefined) {
      result.push(createFinalLine(statement.replace(path, own), line.line));
      for (const [name] of statement
        .slice(6)
        .replace(/\bfrom\b[\s\S]*/, '')
        .matchAll(/\w+/g))
        kept.add(name);
    } else if (file !== undefined && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(file)) {
      const name = /^import\s+(\w+)/.exec(statement)?.[1];
      if (name)
        result.push(
          createFinalLine(`export const ${name} = '/${addresses.use(file)}';`, line.line),
          createFinalLine('', line.line),
        );
    } else {
      result.push(createFinalLine(toComment(statement), line.line));
      report.add(
        page.source,
        line.line,
        `the page imports "${path}", which is not in the new project`,
        'Write your own component in a .jsx file, or delete the import.',
      );
    }
  }
  return result;
}

function resolveFile(path: string, from: string, {source, addresses}: MigratedPageContext): string | undefined {
  const plain = path.replace(/^!!raw-loader!/, '');
  const base = plain.startsWith('.') ? joinPath(getParentFolder(from), plain) : addresses.aliased(plain);
  if (base === undefined) return undefined;
  return ['', '.jsx', '.tsx', '.mdx', '.md', '/index.jsx', '/index.tsx']
    .map(ending => base + ending)
    .find(each => source.paths.includes(each));
}

/**
 * Returns whether a component only renders its props: it has no state, no CSS modules, and imports nothing but React.
 */
async function isPlainComponent(file: string, source: MigratedPageContext['source']): Promise<boolean> {
  const read = await source.read(file);
  if (!file.endsWith('.jsx') || !('text' in read)) return false;
  const imports = [...read.text.matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)].map(match => match[1]);
  return (
    imports.every(each => each === 'react') &&
    !/\buse[A-Z]\w*\s*\(|\bclass\s+\w+\s+extends\b|\bon[A-Z]\w*=|\bwindow\b|\bdocument\b/.test(read.text)
  );
}

/** Moves the labels in `<Tabs values={[…]}>` to the tabs. */
async function convertTabValues(lines: readonly SourceLine[]): Promise<SourceLine[]> {
  const text = lines.map(each => each.text).join('\n');
  if (!/<Tabs\b[^>]*\bvalues=/.test(text)) return [...lines];
  const labels = new Map<string, string>();
  for (const [, written = ''] of text.matchAll(/\bvalues=\{(\[[\s\S]*?\])\s*\}/g)) {
    const read = new ConfigEvaluator(written, '', async () => undefined);
    for (const each of listAt(await read.whole()))
      labels.set(getTextAt(each, 'value') ?? '', getTextAt(each, 'label') ?? getTextAt(each, 'value') ?? '');
  }
  return lines.map(line =>
    /<TabItem\b/.test(line.text) && !/\blabel=/.test(line.text)
      ? {
          ...line,
          text: line.text.replace(
            /<TabItem\b([^>]*?)\bvalue=(["'])([^"']*)\2/,
            (all, before: string, quote: string, value: string) =>
              labels.has(value)
                ? `<TabItem${before}value=${quote}${value}${quote} label=${quote}${labels.get(value)}${quote}`
                : all,
          ),
        }
      : line,
  );
}

function convertTag(
  tag: Tag,
  raw: string,
  line: number,
  {page, report, addresses, kept}: MigratedPageContext,
): string | undefined {
  const text = (name: string) => getText(tag.attributes.get(name));
  const closing = tag.kind === 'close';
  switch (tag.name) {
    case 'Tabs':
      return closing ? '</Tabs>' : '<Tabs>';
    case 'TabItem':
      return closing ? '</Tab>' : writeTitledTag('Tab', text('label') ?? text('value') ?? 'Tab');
    case 'Admonition': {
      const callout = findCallout(text('type') ?? 'note') ?? 'Note';
      if (closing) return '</Callout>';
      return writeTitledTag('Callout', text('title'), ` type="${callout.toLowerCase()}"`);
    }
    case 'Details':
      return raw.replace('Details', 'details');
    case 'Link':
      if (closing) return '</a>';
      return `<a href="${addresses.find(text('to') ?? text('href') ?? '', page.source).to ?? text('to') ?? ''}">`;
    case 'ThemedImage':
      return writeThemedImage(tag, {page, addresses});
    default:
      break;
  }
  if (/^[A-Z]/.test(tag.name)) return kept.has(tag.name) ? raw : undefined;
  // Report the class, because it comes from a style sheet of the old project.
  if (/class(?:Name)?=\{(?:styles|clsx)/.test(raw)) {
    report.add(
      page.source,
      line,
      `the classes of <${tag.name}> belong to a style sheet of the old project`,
      'Add utility classes to keep its look.',
    );
    return raw.replace(/\s+class(?:Name)?=\{[^{}]*\}/, '');
  }
  return raw;
}

function getText(value: AttributeValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return undefined;
  return /^\s*(["'`])([^"'`]*)\1\s*$/.exec(value.source)?.[2];
}

/** Returns one image for light mode and one for dark mode. Only one is visible. */
function writeThemedImage(
  tag: Tag,
  {page, addresses}: Pick<MigratedPageContext, 'page' | 'addresses'>,
): string | undefined {
  const sources = tag.attributes.get('sources');
  if (typeof sources !== 'object') return undefined;
  const alt = getText(tag.attributes.get('alt')) ?? '';
  const picture = (mode: string, classes: string) => {
    const path =
      new RegExp(String.raw`\b${mode}\s*:[^,}]*?["'\x60]([^"'\x60]+)["'\x60]`).exec(sources.source)?.[1] ?? '';
    return `<img className="${classes}" alt="${alt}" src="${addresses.find(path, page.source).to ?? path}" />`;
  };
  return `${picture('light', 'block dark:hidden')}${picture('dark', 'hidden dark:block')}`;
}
