import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Another site generator for the pages of `generateProject`. */
export interface SitePeer {
  readonly name: string;
  /** Builds a site from pages by path. Returns its folder, and the command's time in milliseconds. */
  build(pages: ReadonlyMap<string, string>): {readonly out: string; readonly milliseconds: number};
}

const packages = ['astro@5.18.2', '@astrojs/starlight@0.36.3', '@11ty/eleventy@3.1.8'];

interface Source {
  readonly name: string;
  /** Folder of its source pages. */
  readonly pages: string;
  readonly out: string;
  readonly files: (slugs: readonly string[]) => Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

const sources: readonly Source[] = [
  {
    name: 'Eleventy',
    pages: 'pages',
    out: '_site',
    files: () => ({
      'eleventy.config.js':
        "export default config => { config.addGlobalData('layout', 'page.html'); };\nexport const config = {dir: {input: 'pages', includes: '../layouts'}, markdownTemplateEngine: false};\n",
      'layouts/page.html':
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head><body><main><h1>{{ title }}</h1>{{ content }}</main></body></html>',
    }),
    command: ['@11ty/eleventy/cmd.cjs', '--quiet'],
  },
  {
    name: 'Starlight',
    pages: 'src/content/docs',
    out: 'dist',
    files: slugs => {
      const groups = [...new Set(slugs.map(slug => dirname(slug)))];
      const sidebar = groups.map(each => ({label: each, collapsed: true, autogenerate: {directory: each}}));
      return {
        'astro.config.mjs': `import {defineConfig} from 'astro/config';\nimport starlight from '@astrojs/starlight';\nexport default defineConfig({integrations: [starlight({title: 'Bench', sidebar: ${JSON.stringify(sidebar)}})]});\n`,
        'src/content.config.ts':
          "import {defineCollection} from 'astro:content';\nimport {docsLoader} from '@astrojs/starlight/loaders';\nimport {docsSchema} from '@astrojs/starlight/schema';\nexport const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};\n",
        'src/content/docs/index.md': '---\ntitle: Bench\n---\nHello.\n',
      };
    },
    command: ['astro/astro.js', 'build', '--silent'],
  },
];

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/lectern-site-peers');

/**
 * Returns the generators at fixed versions, installed once from the package registry. Empty without the registry, and
 * with `--no-peers`.
 */
export function fetchSitePeers(): readonly SitePeer[] {
  if (process.argv.includes('--no-peers')) return [];
  const modules = join(cache, 'node_modules');
  try {
    if (!existsSync(join(modules, 'astro'))) {
      mkdirSync(cache, {recursive: true});
      writeFileSync(join(cache, 'package.json'), '{"private": true, "type": "module"}');
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], {
        cwd: cache,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    }
  } catch (error) {
    console.log(`Other generators are left out: they could not be installed (${String(error).split('\n')[0]}).`);
    return [];
  }
  return sources.map(source => ({name: source.name, build: pages => build(source, pages)}));
}

function build({name, pages: folder, out, files, command}: Source, pages: ReadonlyMap<string, string>) {
  // Below the folder of its packages, so that Node resolves them.
  const project = join(cache, name.toLowerCase());
  rmSync(project, {recursive: true, force: true});
  const texts = [...pages].filter(([path]) => path.endsWith('.mdx'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), {recursive: true});
    writeFileSync(join(project, path), text);
  };
  for (const [path, text] of texts) write(join(folder, path.replace(/\.mdx$/, '.md')), text);
  const slugs = texts.map(([path]) => path.replace(/\.mdx$/, ''));
  for (const [path, text] of Object.entries(files(slugs))) write(path, text);
  const [script = '', ...options] = command;
  const begun = performance.now();
  const {status, stderr} = spawnSync(process.execPath, [join(cache, 'node_modules', script), ...options], {
    cwd: project,
    encoding: 'utf8',
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1'},
  });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  return {out: join(project, out), milliseconds: performance.now() - begun};
}
