import type {OutputOptions, Plugin, RollupOptions} from 'rollup';
import {splitMessages} from './messages.js';
import {css} from './plugins/css.js';
import {markedLexer} from './plugins/marked-lexer.js';
import {commonjs, nodeResolve} from './plugins/modules.js';
import {chunkNames, compiledAhead, leftAlone, licensed, minify, noted} from './plugins/output.js';
import {asParts, ownFiles, pathOf, single} from './plugins/own-files.js';
import {asksNothing, baseAlone, compilerOnly, withoutBytes, withoutDocs, withoutServers} from './plugins/packages.js';

export const forBrowsers: readonly Plugin[] = [
  noted,
  splitMessages(),
  withoutBytes,
  withoutServers,
  ownFiles,
  single,
  css(),
  withoutDocs,
  markedLexer,
  compilerOnly,
  baseAlone,
  nodeResolve({browser: true}),
  commonjs({include: /highlight\.js|ipaddr\.js|ignore\/index|lines-and-columns/}),
  minify,
  leftAlone,
  chunkNames,
  compiledAhead,
];

/** Plugins of bundles for host pages, where optional parts load on demand. */
export const forHostPages: readonly Plugin[] = forBrowsers.flatMap(plugin =>
  plugin === ownFiles ? [plugin, asParts] : [plugin],
);

/** Plugins of server bundles. The condition `node` tells packages that they have no `document`. */
export const forServers: readonly Plugin[] = [
  noted,
  splitMessages(),
  withoutServers,
  asksNothing,
  compilerOnly,
  nodeResolve({browser: false, exportConditions: ['node']}),
  commonjs({include: /highlight\.js|ipaddr\.js|ignore\/index|lines-and-columns|content-type/}),
];

export const output = {
  dir: 'dist',
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  hashCharacters: 'hex',
  minifyInternalExports: true,
  paths: pathOf,
} as const satisfies OutputOptions;

/** A bundle: its entries, plugins, and output. */
export interface Bundle {
  /** Entries by their names in `dist`. */
  readonly input: Readonly<Record<string, string>>;
  readonly plugins: readonly Plugin[];
  /** Defaults to `output`. */
  readonly output?: OutputOptions;
  readonly external?: RegExp;
  /** `allow-extension` for entries that export to their chunks, `strict` for entries with a public API. */
  readonly exports?: 'allow-extension' | 'strict';
}

export function toOptions({input, plugins, output: own = output, external, exports}: Bundle): RollupOptions {
  return {
    input: {...input},
    plugins: [...plugins, licensed],
    treeshake: {propertyReadSideEffects: false},
    output: own,
    ...(external && {external}),
    ...(exports && {preserveEntrySignatures: exports}),
  };
}
