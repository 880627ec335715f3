import {addIcon, chooseFavicon} from '../../../../src/prerender/favicon.js';
import type {OpenProject} from '../../../../src/prerender/open-project.js';
import {computeHash} from './bundle.js';
import type {FolderWriter} from './folder-writer.js';

/** Adds a default favicon to the HTML template, if the project has none. Writes its file. */
export function addDefaultIcon(template: string, {site, paths}: OpenProject, out: FolderWriter): string {
  const icon = chooseFavicon(site.config, template, paths);
  if (icon === undefined) return template;
  if ('path' in icon) return addIcon(template, icon.path);
  const path = `_lectern/favicon-${computeHash(icon.svg)}.svg`;
  out.write(path, icon.svg);
  return addIcon(template, path);
}
