import {getParentFolder} from '../../base/file-path.js';
import {isFile} from '../../base/files.js';
import {groupEntriesByFolder} from '../docs-json.js';
import type {MigrationReport} from '../migration-report.js';
import {getPathBelow, isMarkdownFile, joinPath, removeExtension} from '../paths.js';
import type {MigrationPlan, MigrationSource, PageDialect} from '../plan.js';
import {PlanBuilder} from '../plan-builder.js';
import {readLinkList} from '../read/link-list.js';
import {readConfiguredFolder, readScript, readYamlFile} from '../read/read-config.js';
import {getEntriesAt, getTextAt} from '../read/value.js';
import {markCodeLines} from '../text/fences.js';
import {githubIds} from '../text/headings.js';
import {IncludeBudget, readInclude} from '../text/includes.js';
import {type SourceLine, toLines} from '../text/line.js';
import {convertLiquidBlocks} from '../text/liquid-blocks.js';
import {buildListedEntries} from './docsify.js';

/** Reads a GitBook project from its git repository: SUMMARY.md, `.gitbook.yaml`, and pages with `{% %}` blocks. */
export async function readGitbook(
  config: string,
  source: MigrationSource,
  report: MigrationReport,
): Promise<MigrationPlan> {
  const isYaml = /\.ya?ml$/.test(config);
  const value = isYaml ? await readYamlFile(config, source) : undefined;
  const root = readConfiguredFolder(getParentFolder(config), getTextAt(value, 'root') ?? '.', {key: 'root', config});
  const readme = getTextAt(value, 'structure', 'readme') ?? 'README.md';
  const summary = joinPath(root, getTextAt(value, 'structure', 'summary') ?? 'SUMMARY.md') ?? 'SUMMARY.md';
  const builder = new PlanBuilder({paths: source.paths, pages: root, static: [root], base: '/', aliases: []}, report);
  for (const path of source.paths) {
    const inside = getPathBelow(root, path);
    if (inside === undefined || !isMarkdownFile(path) || path === summary) continue;
    if (inside.split('/').some(part => part.startsWith('.'))) continue;
    const plain = removeExtension(inside);
    const slug = builder.addPage(path, inside === readme ? '' : plain.replace(/(^|\/)README$/i, '$1'));
    builder.addresses.addAddress(plain, slug);
  }
  for (const [from, to] of getEntriesAt(value, 'redirects'))
    if (typeof to === 'string') builder.redirect(from, `/${to.replace(/^\.?\//, '')}`, summary);
  const read = await source.read(summary);
  const slugs = [...builder.pages.values()].map(each => each.slug);
  const entries = isFile(read)
    ? buildListedEntries(readLinkList(read.text), summary, builder)
    : groupEntriesByFolder(slugs);
  const book = joinPath(getParentFolder(config), 'book.json') ?? 'book.json';
  const title = source.paths.includes(book) ? getTextAt(await readScript(book, source, report), 'title') : undefined;
  const home = await source.read(joinPath(root, readme) ?? readme);
  const heading = isFile(home) ? /^#\s+(.+)$/m.exec(home.text)?.[1]?.replace(/[*`_]/g, '').trim() : undefined;
  report.add(
    config,
    1,
    'the project files do not contain name, colors and logo of the site',
    'Set name, colors and logo in docs.json.',
  );
  return {
    tool: 'gitbook',
    config,
    settings: {name: title ?? heading ?? 'Documentation'},
    ...builder.parts(),
    navigation: [{name: 'Docs', entries}],
    statics: [],
    dialect: gitbookDialect,
  };
}

const gitbookDialect: PageDialect = {
  isMdx: false,
  ids: githubIds,
  async blocks(lines, context) {
    const flags = markCodeLines(lines);
    const budget = new IncludeBudget();
    const whole: SourceLine[] = [];
    for (const [index, line] of lines.entries()) {
      const path = flags[index] ? undefined : /^\s*\{%\s*include\s+"([^"]+)"\s*%\}\s*$/.exec(line.text)?.[1];
      const text =
        path === undefined
          ? undefined
          : await readInclude(joinPath(getParentFolder(context.page.source), path), path, line.line, context);
      if (text !== undefined && budget.take(text.length))
        whole.push(...toLines(text).map(each => ({...each, line: line.line})));
      else whole.push(line);
    }
    return convertLiquidBlocks(whole, context.report, context.page.source);
  },
  tag(tag, raw, line, {page, report}) {
    if (tag.name === 'table' && tag.attributes.get('data-view') === 'cards')
      report.add(
        page.source,
        line,
        'GitBook shows this table as cards. It is now a table',
        'Write it as <CardGroup> with a <Card> for each row.',
      );
    return tag.name === 'table' ? raw : undefined;
  },
  link: (destination, title) => ({
    destination: destination.replace(/\s+"mention"$/, ''),
    title: title === '"mention"' ? '' : title,
  }),
};
