import {enhanceChunk, siteChunk} from './chunks.js';
import {type Bundle, forBrowsers, output} from './common.js';
import {builtElsewhere} from './plugins/own-files.js';
import {withoutDocs} from './plugins/packages.js';

/** Scripts of sites: with a script tag, and prerendered. */
export const site: readonly Bundle[] = [
  {
    input: {lectern: 'build/shell/browser/boot/lectern.js'},
    exports: 'allow-extension',
    plugins: [builtElsewhere, ...forBrowsers],
    output: {...output, onlyExplicitManualChunks: true, manualChunks: siteChunk},
  },
  {
    input: {enhance: 'build/shell/browser/router/enhance.js'},
    plugins: [builtElsewhere, ...forBrowsers],
    output: {
      ...output,
      // Other chunks import this file by its name, and browsers cache it forever.
      entryFileNames: 'enhance/[name]-[hash].js',
      chunkFileNames: 'enhance/[name]-[hash].js',
      onlyExplicitManualChunks: true,
      manualChunks: enhanceChunk,
      experimentalMinChunkSize: 1000,
    },
  },
  // Runs precompiled components. A separate build, because pages without such components load none of it.
  {
    input: {live: 'build/shell/browser/page/live/run-prerendered.js'},
    exports: 'strict',
    plugins: forBrowsers,
    output: {...output, entryFileNames: 'enhance/[name]-[hash].js', chunkFileNames: 'enhance/[name]-[hash].js'},
  },
  // This script blocks rendering, so it is not a module.
  {
    input: {mode: 'build/shell/browser/boot/mode.js'},
    plugins: forBrowsers,
    output: {...output, format: 'iife'},
  },
  // Loads `enhance` by the file name that the prerenderer inserts.
  {
    input: {start: 'build/shell/browser/router/start.js'},
    external: /\/enhance\.js$/,
    plugins: forBrowsers,
    output: {...output, format: 'iife', paths: () => './enhance/enhance.js'},
  },
  // The redirect page that finishes a sign-in.
  {input: {oauth: 'build/shell/browser/oauth/oauth.js'}, plugins: forBrowsers},
  // Opens visitors' projects: on the demo's home page, and in `lectern dev` without a project.
  {
    input: {'open/open': 'build/shell/browser/open/open.js'},
    plugins: forBrowsers,
    output: {...output, inlineDynamicImports: true},
  },
  {
    input: {'open/frame': 'build/shell/browser/open/frame.js'},
    plugins: forBrowsers,
    output: {...output, format: 'iife'},
  },
  // Rules of the check, for `lectern dev` and for opened projects.
  {
    input: {'check-worker': 'build/shell/browser/dev/check-worker.js'},
    plugins: forBrowsers.filter(plugin => plugin !== withoutDocs),
    output: {...output, inlineDynamicImports: true},
  },
];
