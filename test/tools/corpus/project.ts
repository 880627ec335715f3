import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import type {Files} from '../../../src/base/files.js';
import {humanizeSlug} from '../../../src/base/slug.js';
import {readConfig} from '../../../src/config/read-config.js';
import {readFrontmatter, splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {buildPageMetadata, type PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {readFrontmatterYaml} from '../../../src/markdown/frontmatter/read-yaml.js';
import {buildNavigation} from '../../../src/site/navigation/build-navigation.js';
import {findHomeSlug} from '../../../src/site/routes/find-page.js';
import {serviceOf} from './services.js';

/** A navigation entry and its expected page. */
export interface ExpectedPage {
  readonly slug: string;
  /** The page's file. Undefined if the project does not contain it. */
  readonly file?: string;
  readonly head: PageMetadata;
  /** Text of the `h1`, if the body has none. */
  readonly title: string;
  /** The page has text below its header. */
  readonly hasBody: boolean;
  /** Text of the page, its snippets and docs.json, any of which can name another host. */
  readonly source: string;
}

export interface Project {
  readonly name: string;
  readonly folder: string;
  readonly pages: readonly ExpectedPage[];
  /** Returns whether a request goes to a service in docs.json. */
  readonly isService: (url: string) => boolean;
  /** The page at the site's root. */
  readonly home: ExpectedPage;
  /** Number of entries such as `GET /users`, whose pages come from an API document. */
  readonly operations: number;
}

/** Returns the projects in the given folders. Each folder is a project, or contains some. */
export function findProjects(folders: readonly string[]): string[] {
  return folders.flatMap(given => {
    const folder = resolve(given);
    if (existsSync(join(folder, 'docs.json'))) return [folder];
    return readdirSync(folder, {withFileTypes: true})
      .filter(entry => entry.isDirectory() && existsSync(join(folder, entry.name, 'docs.json')))
      .map(entry => join(folder, entry.name))
      .sort();
  });
}

/** Reads a project's navigation with Lectern's own parser, which supports all of its forms. */
export async function readProject(folder: string): Promise<Project> {
  const {config} = await readConfig(diskFiles(folder));
  const navigation = buildNavigation(config);
  const docs = readFileSync(join(folder, 'docs.json'), 'utf8');
  const pages: ExpectedPage[] = [];
  const entries = [...navigation.entries.values()];
  for (const {slug, generated} of entries) if (!generated) pages.push(await readPage(folder, slug, docs));
  return {
    name: basename(folder),
    folder,
    pages,
    isService: serviceOf(config),
    home: await readPage(folder, findHomeSlug(navigation), docs),
    operations: entries.filter(({generated}) => generated?.operation).length,
  };
}

async function readPage(folder: string, slug: string, docs: string): Promise<ExpectedPage> {
  const file = ['.mdx', '.md'].map(extension => slug + extension).find(path => isFileAt(join(folder, path)));
  const text = file ? readFileSync(join(folder, file), 'utf8') : '';
  const {yaml, body} = splitFrontmatter(text);
  const {frontmatter} = await readFrontmatter(yaml, file ?? slug, readFrontmatterYaml);
  const head = buildPageMetadata(frontmatter);
  return {
    slug,
    ...(file ? {file} : {}),
    head,
    title: head.title ?? head.sidebarTitle ?? humanizeSlug(slug),
    hasBody: body.replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->|^\s*import\s.*$/gm, '').trim() !== '',
    source: docs + text + included(folder, text, dirname(file ?? ''), new Set()),
  };
}

/** Returns the text that a page includes by `import` or `<Snippet file>`, recursively. */
function included(folder: string, text: string, from: string, seen: Set<string>): string {
  const references = text.matchAll(/\bfrom\s+["']([^"']+)["']|<Snippet\s+file=["']([^"']+)["']/g);
  let all = '';
  for (const [, imported, snippet] of references) {
    const written = imported ?? `/snippets/${snippet}`;
    const path = written.startsWith('/') ? written.slice(1) : join(from, written);
    const place = join(folder, path);
    if (seen.has(path) || !place.startsWith(folder) || !isFileAt(place)) continue;
    seen.add(path);
    const inner = readFileSync(place, 'utf8');
    all += inner + included(folder, inner, dirname(path), seen);
  }
  return all;
}

function diskFiles(folder: string): Files {
  return {
    async read(path) {
      const place = join(folder, path);
      if (!place.startsWith(folder) || !isFileAt(place)) return {path, missing: 'absent'};
      return {path, text: readFileSync(place, 'utf8')};
    },
  };
}

/** Returns whether a path is a file, because an import can name a folder. */
function isFileAt(place: string): boolean {
  return statSync(place, {throwIfNoEntry: false})?.isFile() === true;
}
