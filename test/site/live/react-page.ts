import {join} from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import {type Plugin, rollup} from 'rollup';
import {transform} from 'sucrase';

const entry = `import * as React from 'react'; import * as dom from 'react-dom'; import {createRoot} from 'react-dom/client'; import * as runtime from 'react/jsx-runtime';
window.mount = (code, box, props) => { const module = {exports: {}}; const all = {react: React, 'react-dom': dom, 'react/jsx-runtime': runtime};
new Function('require', 'module', 'exports', code)(name => all[name], module, module.exports);
dom.flushSync(() => createRoot(box).render(React.createElement(module.exports.Sample ?? module.exports.default, props))); };`;

/** Bundles React 19 as a script, with a function that mounts a compiled file. */
export async function reactScript(): Promise<string> {
  const bundle = await rollup({
    input: 'entry',
    onwarn() {},
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === 'entry' ? join(import.meta.dirname, 'entry.js') : null),
        load: id => (id.endsWith('entry.js') ? entry : null),
        transform: code => ({code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null}),
      },
      (nodeResolve as unknown as (options: object) => Plugin)({browser: true}),
      (commonjs as unknown as () => Plugin)(),
    ],
  });
  const {output} = await bundle.generate({format: 'iife'});
  return output[0].code;
}

export function reactCode(source: string): string {
  return transform(source, {
    transforms: ['jsx', 'typescript', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code;
}
