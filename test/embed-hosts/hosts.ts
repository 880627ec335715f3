import {content, htmlPage} from './content.js';

/** A page of somebody else, in which the package is installed. */
export interface Host {
  /** Packages that it needs besides, as `npm install` takes them. */
  readonly packages: readonly string[];
  /** Its files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What builds it, in its folder, as a program of `node_modules/.bin` or of Node and its arguments. */
  readonly build?: readonly string[];
  /** The folder that is served. */
  readonly out: string;
  /** What is in the page before any script runs. */
  readonly drawnAhead?: boolean;
}

const vite = ['vite', 'build', '--logLevel', 'warn'] as const;
const root = '<div id="root"></div>';
const entry = (file: string) => htmlPage('', `${root}<script type="module" src="/src/${file}"></script>`);
const config = (plugin: string, call: string) =>
  `import plugin from '${plugin}';\nexport default {plugins: [${call}]};\n`;

export const hosts: Readonly<Record<string, Host>> = {
  'React 19 by Vite': {
    packages: ['vite', 'react@19', 'react-dom@19', '@vitejs/plugin-react'],
    files: {
      'index.html': entry('main.jsx'),
      'vite.config.js': config('@vitejs/plugin-react', 'plugin()'),
      'src/main.jsx': `import {createRoot} from 'react-dom/client';
import 'lectern/elements';
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
import 'lectern/elements';
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
import 'lectern/elements';
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
import 'lectern/elements';
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
  // It leaves `new URL(…, import.meta.url)` as it is: what that names is copied, as README says.
  esbuild: {
    packages: ['esbuild'],
    files: {
      'public/index.html': htmlPage('<script type="module" src="/main.js"></script>', `<main>${content}</main>`),
      'main.js': "import 'lectern/elements';",
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
import 'lectern/elements';
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
