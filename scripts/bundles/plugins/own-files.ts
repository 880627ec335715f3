import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from 'rollup';
import {packCounts} from '../../../src/base/icon-pack.js';
import {loadedAsParts} from '../parts.js';
import {compiled, root} from '../root.js';

/**
 * Files that the build copies next to our chunks. Imports and literal `new URL(…, import.meta.url)` name them, so that
 * other bundlers find and copy them.
 */
const besides: Readonly<Record<string, string>> = {
  mermaid: '../mermaid/mermaid.js',
  '@mermaid-js/layout-elk': '../mermaid-elk/mermaid-elk.js',
};
const named: Readonly<Record<string, string>> = {
  built: '../elements/embedding.js',
  operations: '../elements/openapi-endpoint.js',
};

/** Returns the path of an external module relative to a chunk. */
export function pathOf(id: string): string {
  return named[id] ?? besides[id] ?? id.replace(/^icons:/, '../icons/');
}

/** Resolves icon packs, diagrams, and formula fonts to files next to our chunks. */
export const ownFiles: Plugin = {
  name: 'own-files',
  resolveId: id => (Object.hasOwn(besides, id) || id.startsWith('icons:') ? {id, external: true} : null),
  load(id) {
    if (/load-pack\.js(?:\?as-is)?$/.test(id)) return listPacks();
    return id.endsWith(join('docs-latex', 'formula-sheet.js')) ? formulaSheet() : null;
  },
};

function listPacks(): string {
  const lists = Object.entries(packCounts).map(([library, count]) => {
    const loads = Array.from({length: count}, (_, pack) => `()=>import('icons:${library}/${pack}.js')`);
    return `${library}:[${loads.join()}]`;
  });
  return `const packs = {${lists.join()}};
    export const loadPack = async (library, pack) => (await packs[library][pack]()).default;`;
}

/** Returns KaTeX's style sheet with WOFF2 fonts only, which every supported browser reads. */
function formulaSheet(): string {
  const css = readFileSync(join(root, 'node_modules/katex/dist/katex.min.css'), 'utf8');
  const parts = css.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '').split(/url\((fonts\/[^)]*)\)/);
  const text = parts.map((part, at) =>
    at % 2 === 0 ? JSON.stringify(part) : `'url("' + new URL('../katex/${part}', import.meta.url).href + '")'`,
  );
  return `export const formulaSheet = ${text.join(' + ')};`;
}

/** Loads optional parts on demand, in host pages. */
export const asParts: Plugin = loadedAsParts(compiled('elements/base/parts'), source =>
  source === './define-in-host-page.js'
    ? '../elements/embedding.js'
    : (besides[source] ?? (source.startsWith('icons:') ? pathOf(source) : undefined)),
);

/** Returns an entry's file name. A part that loads on demand is a chunk. */
export function partName(name: string): string {
  return name.includes('/') || name === 'elements' ? '[name].js' : 'chunks/[name]-[hash].js';
}

/**
 * Excludes the code for hand-written elements, which the bundle of all elements contains. Our pages never need it, and
 * a single operation must stay small.
 */
export const builtElsewhere: Plugin = {
  name: 'built-elsewhere',
  resolveId: (source, importer) =>
    importer?.endsWith('lazy-element.js') && source.endsWith('define-in-host-page.js')
      ? {id: 'built', external: true}
      : null,
};

/** Excludes operations. They have their own bundle, which other elements share. */
export const operations: Plugin = {
  name: 'operations',
  resolveId: source => (source.endsWith('/endpoint/openapi-endpoint.js') ? {id: 'operations', external: true} : null),
};

/** Builds `elements/<tag>.js` with one line each, so that a page can import a single element. */
export const single: Plugin = {
  name: 'single',
  resolveId: id => (id.startsWith('single:') ? id : null),
  load(id) {
    if (!id.startsWith('single:')) return null;
    const path = JSON.stringify(compiled('elements/embedding'));
    return `import {defineInHostPage} from ${path};\nvoid defineInHostPage(${JSON.stringify(id.slice('single:'.length))});\n`;
  },
};
