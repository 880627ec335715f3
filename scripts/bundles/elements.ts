import {codeElement} from '../../src/components/code-element.js';
import {components} from '../../src/components/table.js';
import {languages} from '../../src/messages/language.js';
import {endpointChunk, libraryChunk} from './chunks.js';
import {type Bundle, forBrowsers, forHostPages, output} from './common.js';
import {provideMessages} from './messages.js';
import {commonjs, nodeResolve} from './plugins/modules.js';
import {minify, noted} from './plugins/output.js';
import {operations, partName} from './plugins/own-files.js';
import {asModule} from './plugins/packages.js';
import {inOneFile, parserOnly, withoutFiles, withoutOverlays} from './plugins/replace.js';
import {root} from './root.js';

/** Components that authors can write by hand in a host page. Operations have a separate bundle. */
const foreignTags = [codeElement, ...components].map(({tag}) => tag).filter(tag => tag !== 'openapi-endpoint');
/** Optional parts for applications to import. */
const parts = ['mermaid', 'math', 'icons', 'languages', 'parts'];

const entryFileNames = ({name}: {readonly name: string}) => partName(name);

/** Elements for host pages, with their optional parts and workers. */
export const elements: readonly Bundle[] = [
  {
    input: {
      elements: 'build/elements/elements.js',
      'elements/embedding': 'build/elements/embedding.js',
      'elements/asyncapi-channel': 'build/elements/api-reference/channel/alone.js',
      ...Object.fromEntries(foreignTags.map(tag => [`elements/${tag}`, `single:${tag}`])),
    },
    exports: 'allow-extension',
    plugins: [operations, ...forHostPages],
    output: {
      ...output,
      entryFileNames,
      onlyExplicitManualChunks: true,
      manualChunks: libraryChunk,
      experimentalMinChunkSize: 7000,
    },
  },
  // Build this separately, because every chunk shared between entries would add a request.
  {
    input: {'elements/openapi-endpoint': 'build/elements/api-reference/endpoint/alone.js'},
    exports: 'allow-extension',
    plugins: forHostPages,
    output: {
      ...output,
      entryFileNames,
      onlyExplicitManualChunks: true,
      manualChunks: endpointChunk,
      experimentalMinChunkSize: 4500,
    },
  },
  {
    input: {
      ...Object.fromEntries(parts.map(part => [`parts/${part}`, `build/elements/parts/${part}.js`])),
      'parts/messages': 'locale:all',
      ...Object.fromEntries(languages.map(each => [`parts/messages/${each}`, `locale:${each}`])),
    },
    exports: 'allow-extension',
    plugins: [provideMessages(`${root}/build`), ...forHostPages],
    output: {...output, onlyExplicitManualChunks: true, manualChunks: libraryChunk},
  },
  // Build a classic script for pages that load it from another host. Unlike a module, it needs no CORS.
  {
    input: {'lectern-endpoint': 'build/elements/api-reference/endpoint/in-one-file.js'},
    plugins: [inOneFile, parserOnly, ...forBrowsers],
    output: {...output, format: 'iife', inlineDynamicImports: true},
  },
  // Each worker is one file, because WebKit evaluates a worker's entry again for every chunk that imports from it.
  {
    input: {'openapi-worker': 'build/elements/api-reference/documents/openapi-worker.js'},
    plugins: [withoutOverlays, parserOnly, ...forBrowsers],
    output: {...output, inlineDynamicImports: true},
  },
  {
    input: {'body-worker': 'build/elements/api-reference/form/body-worker.js'},
    plugins: [withoutFiles, noted, nodeResolve(), asModule, commonjs({include: /[\\/]node_modules[\\/]/}), minify],
    output: {...output, inlineDynamicImports: true},
  },
];
