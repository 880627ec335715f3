import {dirname, join} from 'node:path/posix';
import type {Source} from '../../../src/base/source.js';
import type {Kind, Site} from './mutation.js';
import {attributesOf, nodesOf, pageTree, type Range, rangeOf, tagsOf} from './page-tree.js';
import type {SampleProject} from './sample-project.js';
import {typoInPath} from './typo.js';

// Faults in URLs: links, fragments, images, snippets.

interface Written extends Range {
  readonly url: string;
}

/** Attributes with URLs of pages, and attributes with URLs of files. */
const ofPages = /^href$/;
const ofFiles = /^(?:src|img|poster)$/;

/** Returns links in Markdown and in tags, as written. */
function linksOf(source: Source): readonly Written[] {
  return [...inMarkdown(source, ['link', 'definition']), ...inTags(source, ofPages)];
}

function picturesOf(source: Source): readonly Written[] {
  return [...inMarkdown(source, ['image']), ...inTags(source, ofFiles)];
}

function* inMarkdown(source: Source, types: readonly string[]): Generator<Written> {
  for (const {node} of nodesOf(pageTree(source))) {
    const range = rangeOf(node);
    if (!range || !types.includes(node.type) || !('url' in node)) continue;
    const start = source.text.lastIndexOf(node.url, range.end);
    // Skips URLs with escapes. A URL without a bracket before it is an autolink.
    if (start <= range.start || !/[(\s<]/.test(source.text[start - 1] ?? '')) continue;
    yield {url: node.url, start, end: start + node.url.length};
  }
}

function* inTags(source: Source, names: RegExp): Generator<Written> {
  for (const {tag} of tagsOf(source))
    for (const {name, value, start, end} of attributesOf(tag)) {
      if (typeof value !== 'string' || !names.test(name)) continue;
      const at = source.text.indexOf(value, start + name.length);
      if (value !== '' && at !== -1 && at < end) yield {url: value, start: at, end: at + value.length};
    }
}

interface Target {
  readonly file: string;
  readonly path: string;
  readonly hash: string;
}

/** Returns the project page that a link targets, by its file name. Undefined for every other link. */
function pageOf(url: string, {file}: Source, {paths}: SampleProject): Target | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)|[?\\%]/i.test(url)) return undefined;
  const [path = '', hash = ''] = url.split('#');
  const slug = path.startsWith('/') ? path.slice(1) : join(dirname(file), path);
  const found = [`${slug}.mdx`, `${slug}.md`].find(each => paths.has(each));
  return found === undefined ? undefined : {file: found, path, hash};
}

/** Returns whether a path has no target: no file, redirect, folder, or page from a document. */
function isNowhere(slug: string, project: SampleProject): boolean {
  const {paths, config} = project;
  const [top = ''] = slug.split('/');
  const isGenerated =
    /"openapi"|"asyncapi"/.test(config.text) && !project.pages.some(each => each.file.startsWith(top));
  const known = [slug, `${slug}.mdx`, `${slug}.md`, `${slug}.html`, `${slug}/index.mdx`, `${slug}/index.md`];
  return !known.some(each => paths.has(each)) && !isRedirected(`/${slug}`, project) && !isGenerated;
}

function isRedirected(path: string, {config}: SampleProject): boolean {
  const sources = [...config.text.matchAll(/"source"\s*:\s*"([^"]*)"/g)].map(match => match[1] as string);
  return sources.some(source => {
    const [fixed = ''] = source.split(/[:*]/, 1);
    return fixed === source ? source.replace(/\/$/, '') === path : path.startsWith(fixed);
  });
}

export const linkBroken: Kind = {
  name: 'link to a page that is not there',
  codes: ['link-missing'],
  hint: /\]\(|href=|\]:/,
  sites: (source, project, random) =>
    linksOf(source).flatMap(({url, start}): Site[] => {
      const target = pageOf(url, source, project);
      if (!target || project.hasRemoteDocuments) return [];
      const path = typoInPath(target.path, random);
      const slug = path.startsWith('/') ? path.slice(1) : join(dirname(source.file), path);
      return isNowhere(slug, project) ? [{start, end: start + target.path.length, text: path}] : [];
    }),
};

/** Returns whether a page only contains its own text, without scripts, documents or snippets. */
function isPlain(text: string): boolean {
  return !/^(?:import|export)\s|^(?:openapi|openapi-schema|asyncapi|api):|<OpenApi|<Snippet|<openapi-/m.test(text);
}

export const anchorBroken: Kind = {
  name: 'link to a part of a page that is not there',
  codes: ['link-anchor-missing'],
  hint: /\]\(|href=|\]:/,
  sites: (source, project, random) =>
    linksOf(source).flatMap(({url, start, end}): Site[] => {
      const own = /^#[^?%]/.test(url);
      const target = own ? {file: source.file, path: '', hash: url.slice(1)} : pageOf(url, source, project);
      const text = target && project.text(target.file);
      // An already broken link has a finding before the change.
      if (!target || text === undefined || !isPlain(text) || !headingsOf(text).includes(lettersOf(target.hash)))
        return [];
      if (isRedirected(`/${slugOf(target.file)}`, project)) return [];
      const hash = `${target.hash || 'part'}-${random.pick(['qx', 'zq', 'xj'])}`;
      return [{start: start + target.path.length, end, text: `#${hash}`, ...(!own && {needs: target.file})}];
    }),
};

function headingsOf(text: string): string {
  return lettersOf([...text.matchAll(/^ *#{1,6} .*$/gm)].join('\n'));
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function slugOf(file: string): string {
  return file.replace(/\.mdx?$/, '');
}

export const pictureBroken: Kind = {
  name: 'path of a picture broken',
  codes: ['asset-missing'],
  hint: /!\[|src=|img=/,
  sites: (source, project, random) =>
    picturesOf(source).flatMap(({url, start}): Site[] => {
      const isThere = (path: string) =>
        project.paths.has(path.startsWith('/') ? path.slice(1) : join(dirname(source.file), path));
      const wrong = typoInPath(url, random);
      return !/^[a-z]+:|[?#%]/i.test(url) && isThere(url) && !isThere(wrong)
        ? [{start, end: start + url.length, text: wrong}]
        : [];
    }),
};

export const snippetMissing: Kind = {
  name: 'snippet that is not there',
  codes: ['snippet-missing'],
  // The snippet's text and headings are missing.
  follows: ['link-anchor-missing', 'component-unknown', 'expression-unreadable'],
  hint: /^import .*\.mdx?["']|<Snippet\s/m,
  sites: (source, project, random) =>
    [...importsOf(source)].flatMap(({url, start, end}): Site[] => {
      const isThere = (path: string) =>
        project.paths.has(path.startsWith('/') ? path.slice(1) : join(dirname(source.file), path)) ||
        project.paths.has(join('snippets', path)) ||
        project.paths.has(join('_snippets', path));
      const wrong = typoInPath(url, random);
      return isThere(url) && !isThere(wrong) ? [{start, end, text: wrong}] : [];
    }),
};

function* importsOf(source: Source): Generator<Written> {
  for (const {node} of nodesOf(pageTree(source))) {
    const range = rangeOf(node);
    if (node.type !== 'mdxjsEsm' || !range) continue;
    const text = source.text.slice(range.start, range.end);
    for (const match of text.matchAll(/^import\s[^\n]*?["']([^"'\n]+\.mdx?)["']/gm)) {
      const url = match[1] as string;
      const start = range.start + match.index + match[0].length - 1 - url.length;
      yield {url, start, end: start + url.length};
    }
  }
  yield* [...tagsOf(source)]
    .filter(({tag}) => tag.name === 'Snippet')
    .flatMap(({tag}) => attributesOf(tag))
    .flatMap(({name, value, start, end}): Written[] => {
      const at = typeof value === 'string' ? source.text.indexOf(value, start + name.length) : -1;
      return name === 'file' && at !== -1 && at < end ? [{url: value as string, start: at, end: end - 1}] : [];
    });
}

export const linkKinds: readonly Kind[] = [linkBroken, anchorBroken, pictureBroken, snippetMissing];
