import {isFile} from '../base/files.js';
import {isYes} from '../base/private-marks.js';
import type {Place, Problem} from '../base/problem.js';
import type {Source} from '../base/source.js';
import {findPrivateReason, type PrivateReason} from '../markdown/frontmatter/private-page.js';
import {readRequestSettings} from '../markdown/frontmatter/request-settings.js';
import type {ResolveProblem} from '../markdown/resolve/reports.js';
import type {SnippetFile, TreeCache} from '../markdown/resolve/snippets.js';
import {listPrivacy} from '../site/navigation/private-nodes.js';
import {resolveAssetTarget, resolveLinkTarget} from './link-target.js';
import {removeRepeatedCauses} from './one-cause.js';
import {type CheckedPage, readPage} from './page-file.js';
import {findPlacesOfUrl} from './places.js';
import type {CheckedProject} from './project.js';
import {checkAssetMissing} from './rules/asset-missing.js';
import {checkEndpointAuthName, checkPageAuthName, needsKey} from './rules/auth-name.js';
import {checkClassUnknown} from './rules/class-unknown.js';
import {checkCodeUnsupported} from './rules/code-unsupported.js';
import {checkComponentUnknown} from './rules/component-unknown.js';
import {checkEndpointServer} from './rules/endpoint-server.js';
import {checkEndpointTarget} from './rules/endpoint-target.js';
import {checkFenceUnclosed} from './rules/fence-unclosed.js';
import {checkFormulaBrace} from './rules/formula-brace.js';
import {checkFrontmatterDuplicateKey} from './rules/frontmatter-duplicate-key.js';
import {checkFrontmatterValue} from './rules/frontmatter-value.js';
import {checkHtmlDropped, checkHtmlDroppedIn} from './rules/html-dropped.js';
import {checkIconUnknownIn, findUnknownIcons} from './rules/icon-unknown.js';
import {checkLinkAnchor, checkPartMissing, hasAnchor, hasPart} from './rules/link-anchor-missing.js';
import {checkLink} from './rules/link-missing.js';
import {checkLinkNames, checkMarkdownLinkNames} from './rules/link-name.js';
import {checkPageBinding} from './rules/page-binding.js';
import {checkPageExample} from './rules/page-example.js';
import {checkPageOrphan} from './rules/page-orphan.js';
import {
  checkLinkPrivate,
  checkPageDrafts,
  checkPagePrivate,
  checkSiteLogin,
  readPrivateSetting,
} from './rules/page-private.js';
import {checkParamOneLocation} from './rules/param-one-location.js';
import {checkPropUnknown} from './rules/prop-unknown.js';
import {checkPropValue} from './rules/prop-value.js';
import {checkSnippetMissing} from './rules/snippet-missing.js';
import {checkSnippetSyntax, removeFaultyImports} from './rules/snippet-syntax.js';
import {buildTagProblems} from './tag-problems.js';
import {findUses, type TagUse} from './uses.js';

/** A link with a fragment, stored until the ids of all pages are known. */
interface Anchor {
  readonly written: string;
  readonly from: string;
  /** File of the target page, or slug of a generated page. */
  readonly file: string;
  readonly hash: string;
}

const perUse = [
  checkEndpointServer,
  checkParamOneLocation,
  checkPropUnknown,
  checkPropValue,
  checkCodeUnsupported,
  checkHtmlDropped,
];

/** Checks pages one by one. `finish` then reports the problems that need all pages. */
export class PageChecks {
  readonly #project: CheckedProject;
  readonly #snippets: TreeCache;
  /** True if a page or element signs its requests with an API key, which needs a header's name. */
  needsKey = false;
  /** Ids of each page, joined to one text to save memory. Undefined for a page that can have additional ids. */
  readonly #ids = new Map<string, string | undefined>();
  readonly #anchors: Anchor[] = [];
  readonly #generatedAnchors: Anchor[] = [];
  /** Links to pages, stored until it is known which pages are private. */
  readonly #links: Omit<Anchor, 'hash'>[] = [];
  /** Slugs that docs.json lists. The value is true if docs.json makes the page private. */
  readonly #listedAt: ReadonlyMap<string, boolean>;
  readonly #privateFiles = new Map<string, PrivateReason>();
  readonly #publicPages: string[] = [];
  #pages = 0;
  readonly #unlisted: Pick<CheckedPage, 'slug' | 'file' | 'metadata' | 'frontmatter'>[] = [];

  constructor(project: CheckedProject, snippets: TreeCache) {
    this.#project = project;
    this.#snippets = snippets;
    this.#listedAt = listPrivacy(project.read.raw);
  }

  async check(source: Source): Promise<readonly Problem[]> {
    const project = this.#project;
    const page = await readPage(source, project, this.#snippets);
    this.#ids.set(page.file, page.hasMoreIds ? undefined : [...page.ids].join('\n'));
    if (!project.site.navigation.entries.has(page.slug)) {
      const {slug, file, metadata, frontmatter} = page;
      this.#unlisted.push({slug, file, metadata, frontmatter});
    }
    const reason = this.#privacyOf(page);
    const uses = findUses(page.tree, page);
    this.needsKey ||= readRequestSettings(page.frontmatter).authMethod === 'key' || uses.some(needsKey);
    const problems = [
      ...(await this.#drawn(page)),
      ...uses.flatMap(use => perUse.flatMap(rule => rule(use, project))),
      ...(await Promise.all(uses.map(use => findEndpointProblems(use, project, page)))).flat(),
      ...checkFormulaBrace(page.tree, page),
      ...checkLinkNames(uses),
      ...checkMarkdownLinkNames(page.tree.nodes, page),
      ...(project.runs.has('components') ? [] : checkHtmlDroppedIn(page.tree, page)),
      ...uses.flatMap(use => findUnknownIcons(use, project)),
      ...checkIconUnknownIn(page, project),
      ...checkFrontmatterDuplicateKey(page),
      ...checkFrontmatterValue(page),
      ...checkPagePrivate(page, reason, project),
      ...(await checkPageAuthName(page, project)),
      ...(await checkPageBinding(page, project)),
      ...(await checkPageExample(page, project)),
    ];
    // Search the text for positions only if a link is broken, because most are not.
    for (const written of page.links) {
      const target = resolveLinkTarget(written, page.file, project);
      if (target.state === 'page') this.#links.push({written, from: page.file, file: target.file});
      if (target.state === 'page' && target.hash !== '')
        this.#anchors.push({written, from: page.file, file: target.file, hash: target.hash});
      if (target.state === 'generated' && target.hash !== '')
        this.#generatedAnchors.push({written, from: page.file, file: target.slug, hash: target.hash});
      if (target.state !== 'missing' && target.state !== 'refused') continue;
      const places = await this.#placesOf(page, written);
      problems.push(...checkLink(written, page.file, project, () => places));
    }
    for (const written of page.assets) {
      if (resolveAssetTarget(written, page.file, project).state !== 'missing') continue;
      const places = await this.#placesOf(page, written);
      problems.push(...checkAssetMissing(written, page.file, project, () => places));
    }
    problems.push(...(await checkClassUnknown(page.classes, project, name => this.#placesOf(page, name))));
    return problems;
  }

  /** Returns the pages that links with fragments lead to, and whose ids are unknown. */
  unknownTargets(): readonly string[] {
    return [...new Set(this.#anchors.map(({file}) => file))].filter(file => !this.#ids.has(file));
  }

  /** Stores the ids of a page without reporting its problems. */
  async learn(source: Source): Promise<void> {
    const {ids, hasMoreIds} = await readPage(source, this.#project, this.#snippets);
    this.#ids.set(source.file, hasMoreIds ? undefined : [...ids].join('\n'));
  }

  /** Reports the problems that need all pages: broken fragments, orphans, and problems inside snippets. */
  async finish(): Promise<readonly Problem[]> {
    const problems: Problem[] = [];
    for (const anchor of this.#anchors) {
      const ids = this.#ids.get(anchor.file);
      if (ids === undefined) continue;
      const known = ids.split('\n');
      if (hasAnchor(anchor.hash, known)) continue;
      const places = await this.#placesOf(await this.#read(anchor.from), anchor.written);
      problems.push(...checkLinkAnchor(anchor, known, places));
    }
    problems.push(...(await this.#generatedParts()), ...(await this.#privateLinks()));
    const drafts = [...this.#privateFiles].filter(([, reason]) => reason === 'draft').map(([file]) => file);
    problems.push(...checkPageDrafts(drafts), ...checkSiteLogin(this.#publicPages, this.#pages, this.#project));
    for (const [path, reading] of this.#snippets) {
      const snippet = await reading;
      if (!snippet) continue;
      const source = {file: path, text: snippet.text};
      const uses = findUses(snippet.tree, source);
      this.needsKey ||= uses.some(needsKey);
      problems.push(
        ...(await checkSnippet({source, uses}, snippet, this.#project)),
        ...(await checkSnippetSyntax(source)),
      );
    }
    const isSnippet = (file: string) => this.#snippets.has(file);
    for (const page of this.#unlisted)
      if (!isSnippet(page.file)) problems.push(...checkPageOrphan(page, this.#project));
    return problems;
  }

  #privacyOf({file, slug, frontmatter}: CheckedPage): PrivateReason | undefined {
    const reason = findPrivateReason(frontmatter, this.#listedAt.get(slug) ?? this.#project.isPrivate);
    if (reason) this.#privateFiles.set(file, reason);
    else this.#pages++;
    if (isYes(frontmatter.get('public'))) this.#publicPages.push(file);
    return reason;
  }

  async #privateLinks(): Promise<readonly Problem[]> {
    if (readPrivateSetting(this.#project) === 'publish') return [];
    const problems: Problem[] = [];
    for (const {written, from, file} of this.#links) {
      // Skip links from private pages, which readers never see.
      if (!this.#privateFiles.has(file) || this.#privateFiles.has(from)) continue;
      problems.push(...checkLinkPrivate(written, file, await this.#placesOf(await this.#read(from), written)));
    }
    return problems;
  }

  /** Checks links to headings and fields of generated pages. Loads the renderer at the first such link. */
  async #generatedParts(): Promise<readonly Problem[]> {
    if (this.#generatedAnchors.length === 0) return [];
    const {GeneratedPages} = await import('./generated-pages.js');
    const pages = new GeneratedPages(this.#project);
    const problems: Problem[] = [];
    for (const anchor of this.#generatedAnchors) {
      const known = await pages.idsOf(anchor.file);
      if (!known || hasPart(anchor.hash, known)) continue;
      const places = await this.#placesOf(await this.#read(anchor.from), anchor.written);
      problems.push(...checkPartMissing(anchor, known, places));
    }
    return problems;
  }

  /** Returns the problems that rendering found, each with its file. */
  async #drawn(page: CheckedPage): Promise<readonly Problem[]> {
    const problems: Problem[] = [];
    for (const each of await this.#causes(page)) {
      if (each.canRun && this.#project.runs.has('components')) continue;
      const snippet = each.place.file === page.file ? undefined : await this.#snippets.get(each.place.file);
      const text = snippet?.text ?? page.text;
      const named = {...each, place: moveToName(each, text)};
      problems.push(...checkComponentUnknown(checkSnippetMissing(named, this.#project.paths), text));
    }
    return problems;
  }

  /** Removes problems whose cause is another problem. */
  async #causes(page: CheckedPage): Promise<readonly ResolveProblem[]> {
    const problems = await removeFaultyImports(page, this.#snippets);
    if (!problems.some(({code}) => code === 'expression-unreadable')) return problems;
    const snippets = (await Promise.all([...this.#snippets.values()])).flatMap(each => each?.tree ?? []);
    return removeRepeatedCauses(problems, page.file, page, snippets);
  }

  /**
   * Finds a text in the page, or else in the snippets that it uses. If an expression assembles the text, returns the
   * first line of the page.
   */
  async #placesOf(source: Source, written: string): Promise<readonly Place[]> {
    const own = findPlacesOfUrl(source, written);
    if (own.length > 0) return own;
    const snippets = await Promise.all(
      [...this.#snippets].map(async ([file, reading]) => {
        const text = (await reading)?.text;
        return text?.includes(written) ? findPlacesOfUrl({file, text}, written) : [];
      }),
    );
    const otherPlaces = snippets.flat();
    return otherPlaces.length > 0 ? otherPlaces : [{file: source.file, line: 1, column: 1}];
  }

  async #read(file: string): Promise<Source> {
    const result = await this.#project.files.read(file);
    return {file, text: isFile(result) ? result.text : ''};
  }
}

/** Returns the place of an unreadable expression after its brace, where its first name is. */
function moveToName({code, place}: ResolveProblem, text: string): Place {
  if (code !== 'expression-unreadable') return place;
  const line = text.split('\n')[place.line - 1] ?? '';
  const [brace = ''] = /^\{[^\S\n]*(?=\S)/.exec(line.slice(place.column - 1)) ?? [];
  return {...place, column: place.column + brace.length};
}

async function findEndpointProblems(
  use: TagUse,
  project: CheckedProject,
  page?: CheckedPage,
): Promise<readonly Problem[]> {
  return [...(await checkEndpointTarget(use, project, page)), ...(await checkEndpointAuthName(use, project, page))];
}

interface SnippetUses {
  readonly source: Source;
  readonly uses: readonly TagUse[];
}

async function checkSnippet(
  {source, uses}: SnippetUses,
  {tree}: SnippetFile,
  project: CheckedProject,
): Promise<readonly Problem[]> {
  const fences = checkFenceUnclosed(source);
  return [
    ...(fences.length > 0 ? fences : buildTagProblems(tree.refused, source)),
    ...uses.flatMap(use => perUse.flatMap(rule => rule(use, project))),
    ...uses.flatMap(use => findUnknownIcons(use, project)),
    ...checkFormulaBrace(tree, source),
    ...checkLinkNames(uses),
    ...checkMarkdownLinkNames(tree.nodes, source),
    ...(project.runs.has('components') ? [] : checkHtmlDroppedIn(tree, source)),
    ...(await Promise.all(uses.map(use => findEndpointProblems(use, project)))).flat(),
  ];
}
