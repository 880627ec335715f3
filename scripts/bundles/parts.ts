import {readFileSync} from 'node:fs';
import {basename, join, sep} from 'node:path';
import type {Plugin} from 'rollup';

/** An import of an optional part. `loadPart` loads it, which other bundlers cannot follow. */
interface PartImport {
  /** End of the importing module's path. */
  readonly of: string;
  /** Returns the part's name for an import specifier. Undefined for an import that remains unchanged. */
  name(source: string): string | undefined;
}

/** Languages of code samples, request bodies, and responses. HTML contains CSS. */
const builtInLanguages = new Set('bash javascript python php go java ruby csharp json xml http css'.split(' '));

const partImports: readonly PartImport[] = [
  {
    of: 'code-block/languages.js',
    name(source) {
      const language = source.slice(source.lastIndexOf('/') + 1);
      return builtInLanguages.has(language) ? undefined : `languages/${language}`;
    },
  },
  {of: 'docs-icon/load-pack.js', name: source => source.replace(/^icons:(.*)\.js$/, 'icons/$1')},
  {of: 'docs-latex/docs-latex.js', name: () => 'math'},
  {
    of: 'docs-mermaid/libraries.js',
    name: source => (source === 'mermaid' ? 'mermaid' : source.endsWith('elk') ? 'mermaid/elk' : undefined),
  },
  // All elements. Loads only for pages that contain hand-written elements.
  {of: 'base/lazy-element.js', name: () => 'elements'},
  // English is part of the bundle.
  ...['form', 'page'].map(part => ({
    of: `messages/locales.js?${part}`,
    name: (source: string) => source.replace(/^\.\/(.*)\.json$/, 'messages/$1'),
  })),
];

/** Suffix for a module whose imports remain unchanged. Used by the modules that provide parts to an application. */
const asIs = '?as-is';
const provider = join('elements', 'parts') + sep;

/**
 * Replaces imports of parts with `loadPart`. Our own parts become chunks. `beside` names a part that is a separate file
 * in the package.
 * @param base Path of the module that exports `loadPart`.
 * @param beside Returns the path of an import's file, relative to a chunk.
 */
export function loadedAsParts(base: string, beside: (source: string) => string | undefined): Plugin {
  return {
    name: 'loaded-as-parts',
    async resolveId(source, importer) {
      if (!importer?.includes(provider)) return null;
      const resolved = await this.resolve(source, importer, {skipSelf: true});
      const isListed = partImports.some(({of}) => resolved?.id.endsWith(of.replaceAll('/', sep)));
      return isListed && resolved ? resolved.id + asIs : null;
    },
    load: id => (id.endsWith(asIs) ? readFileSync(id.slice(0, -asIs.length), 'utf8') : null),
    async transform(code, id) {
      const listed = partImports.find(({of}) => id.endsWith(of.replaceAll('/', sep)));
      if (!listed) return null;
      let text = '';
      let at = 0;
      for (const found of code.matchAll(/\bimport\((['"])([^'"]+)\1\)/g)) {
        const [whole, , source = ''] = found;
        const name = listed.name(source);
        if (name === undefined) continue;
        text += `${code.slice(at, found.index)}loadPart(${JSON.stringify(name)}, import.meta.caller, ${await pathOf(source, id, this)})`;
        at = found.index + whole.length;
      }
      if (at === 0) return null;
      return {code: `import {loadPart} from ${JSON.stringify(base)};\n${text}${code.slice(at)}`, map: null};
    },
    resolveImportMeta: (property, {chunkId}) =>
      property === 'caller' ? `[import.meta.url,${JSON.stringify(chunkId)}]` : null,
    resolveFileUrl: ({relativePath}) => JSON.stringify(`./${relativePath}`),
  };

  async function pathOf(source: string, id: string, context: Parameters<typeof emit>[2]): Promise<string> {
    const path = beside(source);
    return path === undefined ? emit(source, id, context) : JSON.stringify(path);
  }
}

async function emit(
  source: string,
  importer: string,
  context: {
    resolve(source: string, importer: string): Promise<{readonly id: string; readonly external: unknown} | null>;
    emitFile(file: {type: 'chunk'; id: string; name: string; implicitlyLoadedAfterOneOf: string[]}): string;
    error(text: string): never;
  },
): Promise<string> {
  const resolved = await context.resolve(source, importer);
  if (!resolved) return context.error(`${importer} imports ${source}, which is not found.`);
  const name = basename(resolved.id, '.js');
  // Modules that the importer has already loaded stay in their chunks.
  const file = context.emitFile({type: 'chunk', id: resolved.id, name, implicitlyLoadedAfterOneOf: [importer]});
  return `import.meta.ROLLUP_FILE_URL_${file}`;
}
