import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {findPackageFolder} from '../../files/package-folder.js';
import {iconFinder} from '../prerender/icon-finder.js';
import type {Assets} from './render-elements.js';

/** Icons and the style sheet, as they lie in the installed package; nothing in a bundle that left them behind. */
export function packageAssets(): Assets {
  const folder = findPackageFolder();
  if (folder === undefined) return {};
  const dist = join(folder, 'dist');
  return {
    findIcon: iconFinder(dist, 'lucide'),
    sheet: () => readFile(join(dist, 'styles/elements.css'), 'utf8'),
  };
}
