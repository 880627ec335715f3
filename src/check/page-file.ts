import {withoutExtension} from '../base/page-files.js';
import type {Source} from '../base/source.js';
import type {PageContext} from '../components/component.js';
import {type Frontmatter, readFrontmatter, splitFrontmatter} from '../markdown/frontmatter/frontmatter.js';
import {buildPageMetadata, type PageMetadata} from '../markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../markdown/frontmatter/read-yaml.js';
import type {ResolveProblem} from '../markdown/resolve/reports.js';
import type {TreeCache} from '../markdown/resolve/resolve-page.js';
import {parseTree, type Tree} from '../markdown/syntax/parse-tree.js';
import {authored} from '../site/page/authored.js';
import {createPageContext} from '../site/page/create-page-context.js';
import {readContent} from '../site/page/page-content.js';
import type {RenderNode} from '../tree/render-tree.js';
import type {CheckedProject} from './project.js';
import {checkFenceUnclosed} from './rules/fence-unclosed.js';
import {checkFrontmatterYaml} from './rules/frontmatter-yaml.js';
import {buildTagProblems} from './tag-problems.js';

/** A page during its check. Only what links of other pages need stays in memory longer. */
export interface CheckedPage extends Source {
  readonly slug: string;
  readonly frontmatter: Frontmatter;
  readonly metadata: PageMetadata;
  readonly tree: Tree;
  /** Every link as written, including those in snippets and expressions. */
  readonly links: ReadonlySet<string>;
  /** References to images, videos, and other files, including those in snippets and expressions. */
  readonly assets: ReadonlySet<string>;
  /** Class names that the page uses. */
  readonly classes: ReadonlySet<string>;
  /** Ids of link targets in the page. */
  readonly ids: ReadonlySet<string>;
  /** True if the page contains elements with additional ids, which are rendered later. */
  readonly hasMoreIds: boolean;
  readonly problems: readonly ResolveProblem[];
}

/** Parses and renders a page once, as readers see it, and records its links and other references. */
export async function readPage(
  {file, text}: Source,
  {files, site}: CheckedProject,
  snippets: TreeCache,
): Promise<CheckedPage> {
  const slug = withoutExtension(file);
  const source = {file, text};
  const {yaml, body, line} = splitFrontmatter(text);
  const {frontmatter, problems} = await readFrontmatter(yaml, file, readFrontmatterYaml);
  const metadata = buildPageMetadata(frontmatter, file);
  const tree = parseTree(body, line);
  const links = new Set<string>();
  const assets = new Set<string>();
  const context = createRecordingContext(
    createPageContext(slug, file, site.place, site.navigation.entries),
    links,
    assets,
  );
  const page = {tree, file, frontmatter, files, snippets, source: text, authored: async () => authored};
  const content = await readContent(page);
  const {ids, classes} = content.render(context);
  // Report only an unclosed code block. It contains the tags and headings after it, and causes their problems.
  const fences = checkFenceUnclosed(source);
  return {
    ...source,
    slug,
    frontmatter,
    metadata,
    tree,
    links,
    assets,
    classes,
    ids,
    hasMoreIds:
      fences.length > 0 ||
      metadata.binding !== undefined ||
      frontmatter.has('asyncapi') ||
      content.nodes.some(isDrawnLater),
    problems: [
      ...checkFrontmatterYaml(source),
      ...problems,
      ...(fences.length > 0 ? fences : buildTagProblems(tree.refused, source)),
      ...content.problems,
    ],
  };
}

/** Returns whether a node is rendered later: an operation, or a component that needs a script. */
function isDrawnLater(node: RenderNode): boolean {
  return node.type === 'element' && (/^OpenApi|^needs-script$/.test(node.name) || node.children.some(isDrawnLater));
}

function createRecordingContext(context: PageContext, links: Set<string>, assets: Set<string>): PageContext {
  return {
    ...context,
    href(written) {
      links.add(written);
      return context.href(written);
    },
    asset(written) {
      assets.add(written);
      return context.asset(written);
    },
    srcset(written) {
      for (const candidate of written.split(/,\s+/)) assets.add(candidate.trim().split(/\s/)[0] ?? '');
      return context.srcset(written);
    },
  };
}
