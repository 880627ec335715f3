import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {loadMessages} from '../../../../src/messages/load-messages.js';
import {findPackageFolder} from '../../files/package-folder.js';
import {createIconFinder} from '../prerender/icon-finder.js';
import type {RenderAssets} from './render-elements.js';

/**
 * Opens messages, icons, and the style sheet of the installed package. In a bundle without these files, provides only
 * messages.
 */
export function openPackageAssets(): RenderAssets {
  const folder = findPackageFolder();
  if (folder === undefined) return {loadMessages};
  const dist = join(folder, 'dist');
  return {
    loadMessages,
    findIcon: createIconFinder(dist, 'lucide'),
    sheet: () => readFile(join(dist, 'styles/elements.css'), 'utf8'),
  };
}
