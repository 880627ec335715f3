import {rollup} from 'rollup';
import type {ProjectFiles} from './site.js';

/** Bundles a module that imports these files, without bundler plugins. */
export async function bundleApplication(imports: readonly string[], more = ''): Promise<ProjectFiles> {
  const source = imports.map(path => `import ${JSON.stringify(path)};\n`).join('') + more;
  const build = await rollup({
    input: 'app',
    plugins: [{name: 'app', resolveId: id => (id === 'app' ? id : null), load: id => (id === 'app' ? source : null)}],
  });
  try {
    const {output} = await build.generate({
      format: 'es',
      dir: '.',
      entryFileNames: 'app/[name].js',
      chunkFileNames: 'app/[name]-[hash].js',
    });
    return Object.fromEntries(output.flatMap(each => (each.type === 'chunk' ? [[each.fileName, each.code]] : [])));
  } finally {
    await build.close();
  }
}
