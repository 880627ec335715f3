import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {packageFolder} from '../package-folder.js';
import {iconFinder} from '../prerender/icon-finder.js';
import type {Assets} from './render-elements.js';

/** Icons and the style sheet, as they lie in the installed package. */
export function packageAssets(): Assets {
  const dist = join(packageFolder(), 'dist');
  return {
    findIcon: iconFinder(dist, 'lucide'),
    sheet: () => readFile(join(dist, 'styles/elements.css'), 'utf8'),
  };
}
