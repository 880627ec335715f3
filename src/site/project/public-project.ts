import {formatJson} from '../../base/exact-json.js';
import {type Files, isFile, type ReadResult} from '../../base/files.js';
import {getOwn, isObject} from '../../base/json.js';
import {isPageFile, withoutExtension} from '../../base/page-files.js';
import {tryParseJson} from '../../config/parse-json.js';
import {readFrontmatter, splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {findPrivateReason, mayBePrivate} from '../../markdown/frontmatter/private-page.js';
import {readFrontmatterYaml} from '../../markdown/frontmatter/read-yaml.js';
import {findPrivateParts} from '../../openapi/document/find-private-parts.js';
import {mayHavePrivateParts, type PrivatePart, withoutPrivateParts} from '../../openapi/document/private-parts.js';
import {readData} from '../../openapi/document/read-data.js';
import {expandGitVersions, findCurrentVersion} from '../navigation/dated-versions.js';
import {collectSlugs, matchListedPages, removeAbsentPages} from '../navigation/listed-pages.js';
import {isPrivatePublished, listPrivacy, removeGaps, removePrivateNodes} from '../navigation/private-nodes.js';
import type {PageSlugs, ProjectFiles} from './project-files.js';

/** A project as readers may see it, without private content. */
export interface PublicProject extends ProjectFiles {
  survey(): Promise<PageSlugs>;
  /** Removes entries of private and absent pages from docs.json data in which `$ref` is expanded. */
  pruneDocs(docs: unknown): Promise<unknown>;
}

export interface PublicOptions {
  /** If true, everything is public (`--publish-private`). */
  readonly publishesAll?: boolean;
  /** Result of `survey` in another thread, to reuse it. */
  readonly known?: PageSlugs;
}

/** Privacy rules from docs.json. */
interface Policy {
  readonly isPublished: boolean;
  readonly places: ReadonlyMap<string, boolean>;
  /** True if docs.json makes all pages private, except those with `public: true`. */
  readonly isPrivate: boolean;
  /** Data of docs.json in which `$ref` is expanded. */
  readonly docs?: unknown;
}

/**
 * Returns a project without its private content: private pages, and private operations and properties of API documents.
 * Every command that writes, serves, or lists a project uses it. Only the check reads the complete project.
 */
export function createPublicProject(
  written: ProjectFiles,
  {publishesAll = false, known}: PublicOptions = {},
): PublicProject {
  let policy: Promise<Policy> | undefined;
  let survey: Promise<Surveyed> | undefined;
  const parts = new Map<string, Promise<readonly PrivatePart[]>>();
  const privatePartsOf = (path: string) => {
    const found = parts.get(path) ?? findPrivateParts(written, path);
    parts.set(path, found);
    return found;
  };
  const readPolicy = () => (policy ??= readPolicyOf(written, publishesAll));
  const readSurvey = () => (survey ??= surveyFiles(written, readPolicy));
  return {
    ...written,
    async read(path, signal) {
      const result = await written.read(path, signal);
      return isFile(result)
        ? (await readPublicText(path, result.text, {readPolicy, privatePartsOf})).replace(result)
        : result;
    },
    async list() {
      policy = undefined;
      survey = undefined;
      parts.clear();
      return (await readSurvey()).paths;
    },
    async pruneDocs(all) {
      const {isPublished} = await readPolicy();
      const paths = known ? await written.list() : (await readSurvey()).paths;
      const slugs = collectSlugs(paths);
      const isIgnored = (slug: string) => ['.mdx', '.md'].some(ending => written.isIgnored?.(slug + ending));
      const {privateSlugs, publicSlugs} = known ?? (await readSurvey());
      const isLeftOut = (slug: string, isPrivateAround: boolean) =>
        isIgnored(slug) || (!isPublished && (privateSlugs.has(slug) || (isPrivateAround && !publicSlugs.has(slug))));
      return removeAbsentPages(removePrivateNodes(matchListedPages(all, slugs), isLeftOut, isPublished), slugs);
    },
    survey: async () => {
      const {privateSlugs, publicSlugs} = known ?? (await readSurvey());
      return {privateSlugs, publicSlugs};
    },
  };
}

/**
 * Returns the text of docs.json for browsers: without private entries, and with the versions from git. Undefined if
 * nothing changes or docs.json is unreadable.
 */
export async function buildPublicDocs(files: PublicProject): Promise<string | undefined> {
  const result = await files.read('docs.json');
  const parsed = isFile(result) ? tryParseJson(result.text.replace(/^\uFEFF/, '')) : undefined;
  if (!parsed) return undefined;
  const {expandReferences} = await import('../../config/references.js');
  const {value} = await expandReferences(files, 'docs.json', parsed.value);
  const pruned = removeGaps(await files.pruneDocs(value));
  const text = JSON.stringify(await expandGitVersions(pruned, files.listVersions), null, 2);
  return text === JSON.stringify(value, null, 2) ? undefined : text;
}

interface Surveyed extends PageSlugs {
  readonly paths: readonly string[];
}

async function surveyFiles(written: ProjectFiles, readPolicy: () => Promise<Policy>): Promise<Surveyed> {
  const paths: string[] = [];
  const privateSlugs = new Set<string>();
  const publicSlugs = new Set<string>();
  const {isPublished} = await readPolicy();
  for (const path of await written.list()) {
    const result = isPageFile(path) && !isPublished ? await written.read(path) : undefined;
    const isPrivate = result && isFile(result) && (await isPrivatePageFile(path, result.text, await readPolicy()));
    if (!isPrivate) paths.push(path);
    if (result) for (const slug of listFileSlugs(path)) (isPrivate ? privateSlugs : publicSlugs).add(slug);
  }
  return {paths, privateSlugs, publicSlugs};
}

async function readPolicyOf(files: Files, publishesAll: boolean): Promise<Policy> {
  const nothing = {isPublished: publishesAll, places: new Map<string, boolean>(), isPrivate: false};
  const result = publishesAll ? undefined : await files.read('docs.json');
  const parsed = result && isFile(result) ? tryParseJson(result.text.replace(/^\uFEFF/, '')) : undefined;
  if (!result || !isFile(result) || !parsed) return nothing;
  const hasReferences = result.text.includes('"$ref"');
  const docs = hasReferences
    ? (await (await import('../../config/references.js')).expandReferences(files, 'docs.json', parsed.value)).value
    : parsed.value;
  const isPrivate = getOwn(docs, 'public') === false;
  return {isPublished: isPrivatePublished(docs), places: listPrivacy(docs), isPrivate, docs};
}

/** Text of a file for readers: unchanged, replaced, or absent. */
interface PublicText {
  replace(result: ReadResult): ReadResult;
}

const asItIs: PublicText = {replace: result => result};
const notThere: PublicText = {replace: ({path}) => ({path, missing: 'absent'})};

interface PrivacyFacts {
  readPolicy(): Promise<Policy>;
  /** Returns the private parts of a document. Reads the document once. */
  privatePartsOf(path: string): Promise<readonly PrivatePart[]>;
}

async function readPublicText(
  path: string,
  text: string,
  {readPolicy, privatePartsOf}: PrivacyFacts,
): Promise<PublicText> {
  if (isPageFile(path)) {
    const policy = await readPolicy();
    return !policy.isPublished && (await isPrivatePageFile(path, text, policy)) ? notThere : asItIs;
  }
  if (!/\.(?:json|ya?ml)$/i.test(path)) return asItIs;
  const {isPublished, docs} = await readPolicy();
  if (isPublished) return asItIs;
  const current = findCurrentVersion(docs, path);
  const privateNow = current === undefined ? [] : await privatePartsOf(current);
  if (privateNow.length === 0 && !mayHavePrivateParts(text)) return asItIs;
  const {value} = await readData(text, path);
  const {value: pruned, parts} = withoutPrivateParts(value, privateNow);
  if (parts.length === 0 || !(isObject(pruned) || Array.isArray(pruned))) return asItIs;
  // Write JSON even for a `.yaml` file: JSON is valid YAML.
  const replaced = `${formatJson(pruned, 2)}\n`;
  return {replace: result => ({...result, text: replaced})};
}

/** Returns whether a page file is private. Invalid YAML counts as no frontmatter. */
async function isPrivatePageFile(path: string, text: string, {places, isPrivate}: Policy): Promise<boolean> {
  const around = listFileSlugs(path).map(slug => places.get(slug));
  const isPrivateAround = around.find(each => each !== undefined) ?? isPrivate;
  if (!isPrivateAround && !mayBePrivate(text)) return false;
  const {frontmatter} = await readFrontmatter(splitFrontmatter(text).yaml, path, readFrontmatterYaml);
  return findPrivateReason(frontmatter, isPrivateAround) !== undefined;
}

/** Returns the slugs by which docs.json can refer to a page file. */
function listFileSlugs(path: string): readonly string[] {
  const slug = withoutExtension(path);
  return slug.endsWith('/index') ? [slug, slug.slice(0, -'/index'.length)] : [slug];
}
