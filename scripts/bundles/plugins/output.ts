import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {minifySync} from '@swc/wasm';
import type {Plugin} from 'rollup';
import {root} from '../root.js';

const minified = new Map<string, string>();

/** Minifies each text once, because several bundles contain identical chunks, mostly languages of code. */
export const minify: Plugin = {
  name: 'minify',
  renderChunk(code) {
    const known = minified.get(code) ?? minifySync(code, minification).code;
    minified.set(code, known);
    return {code: known, map: null};
  },
};
const minification = {
  module: true,
  ecma: 2022,
  compress: {passes: 3, pure_getters: true},
  mangle: true,
  format: {comments: false},
} as const;

/** Marks an import whose target is known only at run time, so that other bundlers leave it unchanged. */
export const leftAlone: Plugin = {
  name: 'left-alone',
  renderChunk: code => ({
    code: code.replace(
      /\bimport\(new URL\(/g,
      'import(/* @vite-ignore *//* webpackIgnore: true *//* turbopackIgnore: true */new URL(',
    ),
    map: null,
  }),
};

/** Replaces `chunk:frame` in the entry with that chunk's file name, so that the entry can preload it. */
export const chunkNames: Plugin = {
  name: 'chunk-names',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(each => each.type === 'chunk');
    for (const entry of chunks.filter(each => each.isEntry))
      entry.code = entry.code.replace(
        /chunk:([a-z]+)/g,
        (_, name) => (chunks.find(each => each.name === name) ?? this.error(`There is no chunk ${name}.`)).fileName,
      );
  },
};

/** Chunks whose functions nearly all run while a page opens. */
const runAtOnce = [
  'lectern',
  'core',
  'frame',
  'elements/openapi-endpoint',
  'create-local-reader',
  'beside',
  'spec-text',
];

/**
 * Marks these chunks. Browsers that support the mark compile their functions off the main thread during the download.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && runAtOnce.includes(chunk.name))
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
  },
};

/**
 * Adds the license line to each entry, in a form that other bundlers preserve. Skips the script that blocks rendering.
 */
export const licensed: Plugin = {
  name: 'licensed',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.isEntry && chunk.name !== 'mode')
        chunk.code = chunk.code.replace(
          /^(?:(?:#!|\/\/#).*\n)?/,
          '$&/*! Lectern, MIT. Licenses of all parts: LICENSES.txt */\n',
        );
  },
};

const bundled = new Set<string>();

/** Records the packages that this process bundles, for our license file (`write-licences.ts`). */
export const noted: Plugin = {
  name: 'noted',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      for (const id of Object.keys(chunk.type === 'chunk' ? chunk.modules : {})) {
        const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];
        if (name) bundled.add(name);
      }
    mkdirSync(join(root, 'build/bundled'), {recursive: true});
    writeFileSync(join(root, `build/bundled/${process.pid}.json`), JSON.stringify([...bundled]));
  },
};
