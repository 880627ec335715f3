import {hash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {addGrammar, highlightNow, loadLanguage} from '../../../../elements/content/code-block/highlight.js';
import {readOwn} from '../../../../src/base/read-own.js';
import type {WriteOptions} from '../../../../src/prerender/write-options.js';
import {writeCodeCss} from '../../../../src/site/chrome/code-css.js';
import {listDefaultFonts} from '../../../../src/site/chrome/default-fonts.js';
import {listFontFiles, writeFontFaceCss} from '../../../../src/site/chrome/font-faces.js';
import {writePlatformCss} from '../../../../src/site/chrome/site-css.js';
import {createPageContext} from '../../../../src/site/page/create-page-context.js';
import {type Site, writeOwnCss} from '../../../../src/site/site.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import {generateMatchedFaces, generatePackageFaces} from './matched-faces.js';

/** Returns the first eight hex digits of a content hash. Part of the names of files that browsers cache forever. */
export function computeHash(text: string | Buffer): string {
  return hash('sha256', text).slice(0, 8);
}

/** Output path of each font file of the package. */
type FontNames = Readonly<Record<string, string>>;

/**
 * Returns the CSS that a site adds to the package's style sheets: theme, colors of docs.json, and font faces. URLs
 * are relative to `_lectern/`, the folder of the sheets. Put `faces` into one sheet only, or browsers load them twice.
 */
async function buildOwnSheets(dist: string, site: Site, fonts: FontNames, root: string) {
  const {config} = site;
  const read = (name: string) => readFile(join(dist, 'styles', `${name}.css`), 'utf8');
  const theme = config.theme === 'theme_1' ? '' : await read(config.theme.replace('_', '-'));
  const own = writeOwnCss({...site, place: {...site.place, base: '../'}});
  const {asset} = createPageContext('index', 'docs.json', {...site.place, base: '../'});
  const ours = listDefaultFonts(config, name => readOwn(fonts, name)?.replace(/^_lectern\//, ''));
  const matched = generatePackageFaces(config, dist);
  const faces =
    writeFontFaceCss([...ours, ...listFontFiles(config.fonts, asset)]) +
    matched +
    generateMatchedFaces(config.fonts, root);
  const code = config.code.theme || config.styling.codeblocks === 'dark' ? writeCodeCss(config) : '';
  return {own: `${theme}${own}${code}`, faces};
}

/** Highlights code with the same tokens as the browser. */
export const highlighter: WriteOptions['highlighter'] = {
  async load(languages) {
    await Promise.all(languages.map(loadLanguage));
  },
  add: addGrammar,
  highlight: highlightNow,
};

/** Lists all files below a folder. Paths use `/` on every system. */
export async function listFilesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Returns the files that every page loads, with a hash in their names. */
export async function listHashedNames(site: Site, root: string, isPortable: boolean) {
  const dist = join(resolvePackageFolder(), 'dist');
  const {fonts, files} = await listBundledFonts(dist, site);
  const {own, faces} = await buildOwnSheets(dist, site, fonts, root);
  const sheet = `${await readFile(join(dist, 'styles/site.css'), 'utf8')}${own}${writePlatformCss(site.config)}`;
  const ownStyle = own + faces;
  const mode = await readFile(join(dist, 'mode.js'), 'utf8');
  const names = {
    sheet: `_lectern/site-${computeHash(sheet)}.css`,
    mode: `_lectern/mode-${computeHash(mode)}.js`,
    fonts,
  };
  const loaded = new Map<string, string | Buffer>([[names.sheet, sheet], [names.mode, mode], ...files]);
  if (isPortable) return {names, loaded, ownStyle};
  const enhance = (await listFilesBelow(join(dist, 'enhance'))).find(name => /^enhance-[\da-f]+\.js$/.test(name));
  const start = (await readFile(join(dist, 'start.js'), 'utf8')).replaceAll('enhance.js', String(enhance));
  const script = `_lectern/start-${computeHash(start)}.js`;
  return {names: {...names, script}, loaded: loaded.set(script, start), ownStyle};
}

/** Returns the default fonts that a site uses, with a hash in their names. */
async function listBundledFonts(dist: string, {config}: Site) {
  const wanted = listDefaultFonts(config, name => name).map(({href}) => href);
  const files = await Promise.all(
    wanted.map(async name => {
      const bytes = await readFile(join(dist, 'fonts', name));
      return [name, `_lectern/fonts/${name.replace('.', `-${computeHash(bytes)}.`)}`, bytes] as const;
    }),
  );
  return {
    fonts: Object.fromEntries(files.map(([name, path]) => [name, path])),
    files: files.map(([, path, bytes]) => [path, bytes] as const),
  };
}
