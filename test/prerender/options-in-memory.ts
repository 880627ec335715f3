import assert from 'node:assert/strict';
import {renderChrome} from '../../shell/node/render-chrome.js';
import type {PrerenderOptions} from '../../src/prerender/prerender.js';
import {readTemplate} from '../../src/prerender/template.js';

/** Returns options of a prerenderer that writes into a map, without dates, icons and code highlighting. */
export function optionsInMemory(out: Map<string, string>): PrerenderOptions {
  return {
    template: readTemplate(undefined),
    ending: '/',
    names: {sheet: '_lectern/site.css', mode: '_lectern/mode.js', script: '_lectern/enhance.js', fonts: {}},
    own: {styles: [], scripts: []},
    missingBase: '/',
    renderChrome,
    modified: () => undefined,
    findIcon: () => undefined,
    highlighter: {load: async () => {}, highlight: () => undefined},
    write: (path, text) => void out.set(path, Buffer.from(text).toString()),
    join: (paths, parts, between) => {
      for (const path of paths) out.set(path, parts.map(part => out.get(part) ?? assert.fail(part)).join(between));
    },
  };
}
