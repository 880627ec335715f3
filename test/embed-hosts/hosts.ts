import {content, htmlPage} from './content.js';

/** A host application that uses the package. */
export interface Host {
  /** The host's other packages, as arguments of `npm install`. */
  readonly packages: readonly string[];
  /** The host's files by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Build command in the host's folder: a program of `node_modules/.bin` or of Node, and its arguments. */
  readonly build?: readonly string[];
  /** Folder to serve. */
  readonly out: string;
  /** The host renders the markup before any script runs. */
  readonly drawnAhead?: boolean;
  /** The host's packages conflict with those of other hosts, so the host needs its own folder. */
  readonly apart?: true;
}

/** Imports of an application: the elements, and the optional parts that `content` uses. */
const imports = ['elements', 'icons', 'math'].map(part => `import 'lectern/${part}';`).join('\n');
const vite = ['vite', 'build', '--logLevel', 'warn'] as const;
const root = '<div id="root"></div>';
const entry = (file: string) => htmlPage('', `${root}<script type="module" src="/src/${file}"></script>`);
const config = (plugin: string, call: string) =>
  `import plugin from '${plugin}';\nexport default {plugins: [${call}]};\n`;

const inNext = {
  packages: ['next@16', 'react@19', 'react-dom@19'],
  files: {
    'next.config.mjs': "export default {output: 'export'};\n",
    'app/layout.jsx': `export const metadata = {icons: 'data:,'};
const Layout = ({children}) => <html lang="en"><body>{children}</body></html>;
export {Layout as default};`,
    'app/page.jsx': `import {Reference} from './reference.jsx';
const Page = () => <Reference />;
export {Page as default};`,
    'app/reference.jsx': `'use client';
${imports}
export const Reference = () => <main>${content}</main>;`,
    // A server-rendered operation.
    'app/drawn/page.jsx': `import {readFile} from 'node:fs/promises';
import {renderEndpoint} from 'lectern/ssr';
async function Page() {
  const read = () => readFile('public/shop.json', 'utf8');
  const operation = await renderEndpoint({spec: 'https://example.com/shop.json', method: 'get', path: '/orders/{id}', read});
  return <main dangerouslySetInnerHTML={{__html: operation}} />;
}
export {Page as default};`,
  },
  out: 'out',
  apart: true,
} as const;

export const hosts: Readonly<Record<string, Host>> = {
  'React 19 by Vite': {
    packages: ['vite', 'react@19', 'react-dom@19', '@vitejs/plugin-react'],
    files: {
      'index.html': entry('main.jsx'),
      'vite.config.js': config('@vitejs/plugin-react', 'plugin()'),
      'src/main.jsx': `import {createRoot} from 'react-dom/client';
${imports}
createRoot(document.getElementById('root')).render(<main>${content}</main>);`,
    },
    build: vite,
    out: 'dist',
  },
  'Vue 3 by Vite': {
    packages: ['vite', 'vue@3', '@vitejs/plugin-vue'],
    files: {
      'index.html': entry('main.js'),
      'vite.config.js': config(
        '@vitejs/plugin-vue',
        "plugin({template: {compilerOptions: {isCustomElement: tag => tag.includes('-')}}})",
      ),
      'src/main.js': `import {createApp} from 'vue';
${imports}
import App from './App.vue';
createApp(App).mount('#root');`,
      'src/App.vue': `<template><main>${content}</main></template>`,
    },
    build: vite,
    out: 'dist',
  },
  'Svelte 5 by Vite': {
    packages: ['vite', 'svelte@5', '@sveltejs/vite-plugin-svelte'],
    files: {
      'index.html': entry('main.js'),
      'vite.config.js': `import {svelte} from '@sveltejs/vite-plugin-svelte';\nexport default {plugins: [svelte()]};\n`,
      'src/main.js': `import {mount} from 'svelte';
${imports}
import App from './App.svelte';
mount(App, {target: document.getElementById('root')});`,
      'src/App.svelte': `<main>${content.replace(/path="([^"]*)"/g, "path={'$1'}")}</main>`,
    },
    build: vite,
    out: 'dist',
  },
  'Angular with CUSTOM_ELEMENTS_SCHEMA': {
    packages: [
      'vite',
      '@angular/core',
      '@angular/common',
      '@angular/platform-browser',
      '@angular/compiler',
      'rxjs',
      'zone.js',
    ],
    files: {
      'index.html': htmlPage('', '<app-root></app-root><script type="module" src="/src/main.js"></script>'),
      'src/main.js': `import 'zone.js';
import '@angular/compiler';
import {Component, CUSTOM_ELEMENTS_SCHEMA, enableProdMode} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
${imports}
const App = Component({
  selector: 'app-root',
  template: \`<main>${content.replace(/\{id\}/g, '&#123;id&#125;')}</main>\`,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})(class {}) ?? class {};
enableProdMode();
bootstrapApplication(App);`,
    },
    build: vite,
    out: 'dist',
  },
  // esbuild leaves `new URL(…, import.meta.url)` unchanged. A copy step adds those files, as the README describes.
  esbuild: {
    packages: ['esbuild'],
    files: {
      'public/index.html': htmlPage('<script type="module" src="/main.js"></script>', `<main>${content}</main>`),
      'main.js': imports,
      'build.mjs': `import {cpSync} from 'node:fs';
import {build} from 'esbuild';
await build({entryPoints: ['main.js'], bundle: true, splitting: true, format: 'esm', outdir: 'dist', logLevel: 'warning'});
cpSync('public', 'dist', {recursive: true});
for (const path of ['openapi-worker.js', 'katex'])
  cpSync('../../node_modules/lectern/dist/' + path, 'dist/' + path, {recursive: true});
`,
    },
    build: ['node', 'build.mjs'],
    out: 'dist',
  },
  'server page drawn by renderElements, with React': {
    packages: ['vite', 'react@19', 'react-dom@19', '@vitejs/plugin-react'],
    files: {
      'index.html': htmlPage('', `<div id="root"><!--app--></div><script type="module" src="/src/main.jsx"></script>`),
      'vite.config.js': config('@vitejs/plugin-react', 'plugin()'),
      'src/app.jsx': `export const App = () => <main>${content}</main>;`,
      'src/main.jsx': `import {hydrateRoot} from 'react-dom/client';
import {App} from './app.jsx';
${imports}
hydrateRoot(document.getElementById('root'), <App />);`,
      'src/server.jsx': `import {renderToString} from 'react-dom/server';
import {App} from './app.jsx';
export const draw = () => renderToString(<App />);`,
      'build.mjs': `import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {build} from 'vite';
import {renderElements} from 'lectern/ssr';
await build({logLevel: 'warn'});
await build({logLevel: 'warn', build: {ssr: 'src/server.jsx', outDir: 'server'}});
const {draw} = await import('./server/server.js');
const page = readFileSync('dist/index.html', 'utf8').replace('<!--app-->', draw());
copyFileSync('../../node_modules/lectern/dist/styles/elements.css', 'dist/elements.css');
const read = async address => readFileSync('public' + new URL(address).pathname, 'utf8');
writeFileSync('dist/index.html', await renderElements(page, {url: 'https://example.com/', read, stylesheet: '/elements.css'}));
`,
    },
    build: ['node', 'build.mjs'],
    out: 'dist',
    drawnAhead: true,
  },
  'Next by Turbopack': {...inNext, build: ['next', 'build']},
  'Next by webpack': {...inNext, build: ['next', 'build', '--webpack']},
  Astro: {
    packages: ['astro@5'],
    files: {
      'src/pages/index.astro': htmlPage(
        '',
        `<main>${content.replace(/path="([^"]*)"/g, "path={'$1'}")}</main><script>${imports}</script>`,
      ),
    },
    build: ['astro', 'build', '--silent'],
    out: 'dist',
    apart: true,
  },
  'webpack 5': {
    packages: ['webpack@5', 'webpack-cli'],
    files: {
      'public/index.html': htmlPage('<script type="module" src="/main.js"></script>', `<main>${content}</main>`),
      'src/index.js': imports,
      'webpack.config.js': `import {cpSync} from 'node:fs';
cpSync('public', 'dist', {recursive: true});
const config = {mode: 'production', performance: {hints: false}, output: {publicPath: '/'}};
export {config as default};
`,
    },
    build: ['webpack', '--stats=errors-warnings'],
    out: 'dist',
    apart: true,
  },
  'Angular by its command line': {
    packages: [
      '@angular/cli@20',
      '@angular/build@20',
      '@angular/compiler-cli@20.3.32',
      '@angular/compiler@20.3.32',
      '@angular/core@20.3.32',
      '@angular/common@20.3.32',
      '@angular/platform-browser@20.3.32',
      'rxjs@7',
      'zone.js@0.15',
      'typescript@5.9',
    ],
    files: {
      'angular.json': JSON.stringify({
        version: 1,
        cli: {analytics: false},
        projects: {
          app: {
            projectType: 'application',
            root: '',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  outputPath: 'dist',
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  polyfills: ['zone.js'],
                  tsConfig: 'tsconfig.json',
                  assets: [
                    {glob: '**/*', input: 'public'},
                    {glob: '{openapi-worker.js,katex/**}', input: 'node_modules/lectern/dist'},
                  ],
                },
              },
            },
          },
        },
      }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'preserve',
          moduleResolution: 'bundler',
          experimentalDecorators: true,
          strict: true,
          skipLibCheck: true,
          types: [],
        },
        files: ['src/main.ts'],
      }),
      'src/index.html': htmlPage('<base href="/">', '<app-root></app-root>'),
      'src/main.ts': `import {Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
${imports}
@Component({
  selector: 'app-root',
  template: \`<main>${content.replace(/\{id\}/g, '&#123;id&#125;')}</main>\`,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
class App {}
void bootstrapApplication(App);`,
    },
    build: ['ng', 'build'],
    out: 'dist/browser',
    apart: true,
  },
  'plain HTML': {
    packages: [],
    files: {
      'index.html': htmlPage(
        '<script type="module" src="/node_modules/lectern/dist/elements.js"></script>',
        `<main>${content}</main>`,
      ),
    },
    out: '.',
  },
  'a theme with jQuery and rules for everything': {
    packages: ['jquery'],
    files: {
      'index.html': htmlPage(
        `<style>*{box-sizing:content-box;letter-spacing:.02em}body{background:#fdf6e3;font:17px/1.9 Georgia,serif}
a{color:red!important;border-bottom:3px dotted}h1,h2,h3{text-transform:uppercase;margin:2em 0!important}
button,input,select{all:unset;background:gold}table,td,th{border:2px solid #000;padding:20px}code,pre{background:#000;color:#0f0}
.site .docs-content p{font-size:40px}svg{width:300px;height:300px}img{max-width:none}</style>`,
        `<div class="site wp-site-blocks"><div class="entry-content docs-content"></div></div>
<script src="/node_modules/jquery/dist/jquery.min.js"></script>
<script>jQuery(function ($) { $('.entry-content').html(${JSON.stringify(content)}); $(document).on('click', 'a', function () {}); });</script>
<script type="module" src="/node_modules/lectern/dist/elements.js"></script>`,
      ),
    },
    out: '.',
  },
};
