import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {loadSchema} from '../../../shell/node/files/load-schema.js';
import {openNodeProject} from '../../../shell/node/files/project-files.js';
import {isFile, type ReadResult} from '../../../src/base/files.js';
import type {Source} from '../../../src/base/source.js';
import {splitFrontmatter} from '../../../src/markdown/frontmatter/frontmatter.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import {createMemoryProject, type ProjectFiles} from '../../../src/site/project/project-files.js';

/** A snippet that a page includes and shows. */
export interface Snippet extends Source {
  readonly usedBy: string;
}

/** A project with its loaded texts, and facts about it that do not depend on the check. */
export interface SampleProject {
  readonly name: string;
  /** All files. */
  readonly paths: ReadonlySet<string>;
  /** Pages: files with a URL, without snippets. */
  readonly pages: readonly Source[];
  readonly snippets: readonly Snippet[];
  readonly config: Source;
  /** API documents that the site shows. */
  readonly documents: readonly Source[];
  /** Returns the text of a page, snippet, docs.json or document. */
  text(path: string): string | undefined;
  /** Remote documents are not read, so their pages can be at any URL. */
  readonly hasRemoteDocuments: boolean;
  /** Returns the files with some texts replaced. */
  with(texts: ReadonlyMap<string, string>): ProjectFiles;
  /** Returns the files with pages reduced to their frontmatter, which is enough for docs.json and documents. */
  heads(texts: ReadonlyMap<string, string>): ProjectFiles;
}

export async function readSampleProject(folder: string): Promise<SampleProject> {
  return sampleProject(basename(folder), openNodeProject(folder));
}

/** Returns a project that shows only this document. */
export function documentProject(file: string): Promise<SampleProject> {
  const name = basename(file);
  const config = {name: 'Document', colors: {primary: '#0d9488'}, api: {openapi: name}, navigation: {pages: ['index']}};
  const texts = {
    'docs.json': JSON.stringify(config, null, 2),
    'index.mdx': '---\ntitle: Home\n---\n\nAll about it.\n',
    [name]: readFileSync(file, 'utf8'),
  };
  return sampleProject(name, {...createMemoryProject(texts), loadSchema, openValidator});
}

export async function sampleProject(name: string, files: ProjectFiles): Promise<SampleProject> {
  const list = await files.list();
  const reads = new Map<string, Promise<ReadResult>>();
  const read = (path: string) => {
    const reading = reads.get(path) ?? files.read(path);
    reads.set(path, reading);
    return reading;
  };
  const texts = new Map<string, string>();
  for (const path of list.filter(each => /\.(?:mdx?|json|ya?ml)$/.test(each))) {
    const result = await read(path);
    if (isFile(result)) texts.set(path, result.text);
  }
  const config = {file: 'docs.json', text: texts.get('docs.json') ?? ''};
  const pages = list.filter(path => isPage(path, texts.get(path) ?? '')).map(file => sourceOf(file, texts));
  const snippets = list.flatMap((file): Snippet[] => {
    const usedBy =
      /\.mdx?$/.test(file) && !pages.some(page => page.file === file) && pages.find(page => shows(page, file));
    return usedBy ? [{...sourceOf(file, texts), usedBy: usedBy.file}] : [];
  });
  const isBound = pages.some(({text}) => /^openapi:/m.test(splitFrontmatter(text).yaml ?? ''));
  const hasRemoteDocuments = /"(?:openapi|source)"\s*:\s*\[?\s*"https?:/.test(config.text);
  const documents = list
    .filter(path => /\.(?:json|ya?ml)$/.test(path) && isDocument(texts.get(path) ?? ''))
    .filter(path => config.text.includes(path) || (isBound && !hasRemoteDocuments))
    .map(file => sourceOf(file, texts));
  const heads = new Map(pages.map(({file, text}) => [file, headOf(text)]));
  const overlay = (layers: readonly ReadonlyMap<string, string>[]): ProjectFiles => ({
    ...files,
    list: async () => list,
    async read(path) {
      const text = layers.find(layer => layer.has(path))?.get(path);
      return text === undefined ? read(path) : {path, text};
    },
  });
  return {
    name,
    paths: new Set(list),
    pages,
    snippets,
    config,
    documents,
    text: path => texts.get(path),
    hasRemoteDocuments,
    with: replaced => overlay([replaced]),
    heads: replaced => overlay([replaced, heads]),
  };
}

function sourceOf(file: string, texts: ReadonlyMap<string, string>): Source {
  return {file, text: texts.get(file) ?? ''};
}

/** Returns whether a page names a file, or uses it as a component. */
function shows({text}: Source, file: string): boolean {
  if (text.includes(`<Snippet file="${file.replace(/^_?snippets\//, '')}"`)) return true;
  const [, name] = new RegExp(`^import (\\w+) from ["']/${file.replaceAll('.', '\\.')}["']`, 'm').exec(text) ?? [];
  return name !== undefined && new RegExp(`^<${name}\\b`, 'm').test(text);
}

function headOf(text: string): string {
  const {yaml} = splitFrontmatter(text);
  return yaml === undefined ? '' : `---\n${yaml}\n---\n`;
}

function isPage(path: string, text: string): boolean {
  if (!/\.mdx?$/.test(path) || /(?:^|\/)_?snippets\/|(?:^|\/)_/.test(path) || text.charCodeAt(0) === 0xfeff)
    return false;
  return !/(?:^|\/)(?:readme|contributing|changelog|license|code_of_conduct|security|agents|claude)\.mdx?$/i.test(path);
}

function isDocument(text: string): boolean {
  return /(?:^|[{,\s])["']?(?:openapi["']?\s*:\s*["']?3\.[012]|swagger["']?\s*:\s*["']?2\.0)/.test(text.slice(0, 5000));
}
