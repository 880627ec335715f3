import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {type Bundle, forBrowsers, forServers, output} from './common.js';
import {commonjs, nodeResolve} from './plugins/modules.js';
import {minify, noted} from './plugins/output.js';
import {withoutBuffer, withoutCode, withoutDocs} from './plugins/packages.js';
import {asMarkdownOnly} from './plugins/replace.js';
import {root} from './root.js';

const {paths: _, ...nodeOutput} = {...output, dir: 'dist/node'};

/** Handlers for edge hosts. They read no files. */
const edge: readonly Bundle[] = [
  {input: {proxy: 'build/src/proxy/proxy.js'}, exports: 'strict', plugins: forBrowsers},
  {input: {server: 'build/src/reference/edge-reference.js'}, exports: 'strict', plugins: forBrowsers},
  // The agent server is one file.
  {
    input: {mcp: 'build/src/mcp/mcp.js'},
    exports: 'strict',
    plugins: [withoutDocs, withoutCode, asMarkdownOnly, ...forServers, minify],
    output: {...output, inlineDynamicImports: true},
  },
  {
    input: {ssr: 'build/shell/node/commands/render/edge.js'},
    exports: 'strict',
    plugins: [withoutDocs, withoutBuffer, ...forServers, minify],
  },
];

/** The command line with its workers, and `lectern/server`. */
const node: readonly Bundle[] = [
  {
    input: {
      cli: 'build/shell/node/cli.js',
      ssr: 'build/shell/node/commands/render/node.js',
      'proxy-server': 'build/shell/node/commands/proxy/proxy-server.js',
      'prerender-thread': 'build/shell/node/commands/prerender/thread.js',
      'live-worker': 'build/shell/node/live/live-worker.js',
      'mcp-worker': 'build/shell/node/commands/mcp/mcp-worker.js',
      'pattern-worker': 'build/shell/node/patterns/pattern-worker.js',
      'types-worker': 'build/shell/node/types/types-worker.js',
      'thumbnail-worker': 'build/shell/node/commands/prerender/thumbnails/thumbnail-worker.js',
    },
    exports: 'strict',
    // The packages that `dist` loads from node_modules.
    external: /^(?:node:|ajv(?:\/|$))/,
    // Includes the documentation of props, from which the check reads allowed values.
    plugins: [...forServers, minify],
    // Merges small chunks to reduce the number of files.
    output: {...nodeOutput, experimentalMinChunkSize: 40_000},
  },
  // Build a separate file, so that the commands need fewer files.
  {
    input: {server: 'build/shell/node/reference/server.js'},
    exports: 'strict',
    external: /^node:/,
    plugins: [...forServers, minify],
    output: {...nodeOutput, inlineDynamicImports: true},
  },
];

/** Official schemas of API documents as functions. Each loads for documents of its version. */
const schemas: Bundle = {
  input: Object.fromEntries(
    readdirSync(join(root, 'build/spec-schemas')).map(file => [
      `spec-schemas/${file.slice(0, -3)}`,
      `build/spec-schemas/${file}`,
    ]),
  ),
  exports: 'strict',
  plugins: [noted, nodeResolve(), commonjs({include: /ajv|fast-deep-equal/}), minify],
  output: {...output, chunkFileNames: 'spec-schemas/[name]-[hash].js'},
};

/**
 * Diagrams, with one file for each kind, and the large layout. Built from the library's sources, because its published
 * build contains imports in strings that some bundlers follow.
 */
const diagrams: Bundle = {
  input: {
    'mermaid/mermaid': 'node_modules/mermaid/dist/mermaid.core.mjs',
    'mermaid-elk/mermaid-elk': 'node_modules/@mermaid-js/layout-elk/dist/mermaid-layout-elk.core.mjs',
  },
  exports: 'strict',
  plugins: [noted, nodeResolve({browser: true}), commonjs(), minify],
  output: {...output, chunkFileNames: 'mermaid/chunks/[name]-[hash].js', experimentalMinChunkSize: 20_000},
};

export const servers: readonly Bundle[] = [...edge, ...node];
export const others: readonly Bundle[] = [schemas, diagrams];
