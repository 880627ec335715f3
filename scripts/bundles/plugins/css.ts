import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {transform} from 'lightningcss';
import type {Plugin} from 'rollup';
import {root} from '../root.js';

const targets = {chrome: 120 << 16, safari: (17 << 16) | (2 << 8), firefox: 121 << 16};

/**
 * Loads `import text from './x.css'` as minified text. Reads the source tree, because the compiler does not copy style
 * sheets.
 */
export function css(): Plugin {
  return {
    name: 'css',
    resolveId: (source, importer) =>
      source.endsWith('.css') && importer
        ? join(root, relative(join(root, 'build'), join(importer, '..', source)))
        : null,
    load(id) {
      if (!id.endsWith('.css')) return null;
      this.addWatchFile(id);
      const {code} = transform({filename: id, code: readFileSync(id), minify: true, targets});
      return `export default ${JSON.stringify(new TextDecoder().decode(code))}`;
    },
  };
}
