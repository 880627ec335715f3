import {hash} from 'node:crypto';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {addGrammar, highlightNow, loadLanguage} from '../../../../elements/content/code-block/highlight.js';
import {readOwn} from '../../../../src/base/read-own.js';
import type {WriteOptions} from '../../../../src/prerender/write-options.js';
import {writeCodeCss} from '../../../../src/site/chrome/code-css.js';
import {listDefaultFonts} from '../../../../src/site/chrome/default-fonts.js';
import {listFontFiles, writeFontFaceCss} from '../../../../src/site/chrome/font-faces.js';
import {pageContext} from '../../../../src/site/page/page-context.js';
import {type Site, writeOwnCss} from '../../../../src/site/site.js';
import {readMatchedFaces, readOwnMatchedFaces} from './matched-faces.js';

/** Returns the first eight digits of a hash, for file names that browsers cache forever. */
export function hashOf(text: string | Buffer): string {
  return hash('sha256', text).slice(0, 8);
}

/** Output paths of the package's fonts, by name. */
export type FontNames = Readonly<Record<string, string>>;

/**
 * Returns a site’s additions to the package’s style sheets: theme, values of docs.json, and font faces. Sheets are in
 * `_lectern/`. A font face in two sheets of a page would load twice.
 */
export async function buildOwnSheets(dist: string, site: Site, fonts: FontNames, root: string) {
  const {config} = site;
  const read = (name: string) => readFile(join(dist, 'styles', `${name}.css`), 'utf8');
  const theme = config.theme === 'theme_1' ? '' : await read(config.theme.replace('_', '-'));
  const own = writeOwnCss({...site, place: {...site.place, base: '../'}});
  const {asset} = pageContext('index', 'docs.json', {...site.place, base: '../'});
  const ours = listDefaultFonts(config, name => readOwn(fonts, name)?.replace(/^_lectern\//, ''));
  const matched = config.fonts.body ? '' : readOwnMatchedFaces(dist);
  const faces =
    writeFontFaceCss([...ours, ...listFontFiles(config.fonts, asset)]) + matched + readMatchedFaces(config.fonts, root);
  const code = config.code.theme || config.styling.codeblocks === 'dark' ? writeCodeCss(config) : '';
  return {own: `${theme}${own}${code}`, faces};
}

/** The highlighter that the browser’s code blocks use. */
export const highlighter: WriteOptions['highlighter'] = {
  async load(languages) {
    await Promise.all(languages.map(loadLanguage));
  },
  add: addGrammar,
  highlight: highlightNow,
};

/** Returns all files below a folder, as paths with `/`. */
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
