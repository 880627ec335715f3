import {readFileSync, realpathSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {Problem} from '../../../../../src/base/problem.js';
import type {OpenProject} from '../../../../../src/prerender/open-project.js';
import {type FontMetrics, readFamilyName, readFont} from '../../../../../src/thumbnails/font.js';

/** Font that docs.json sets, for link previews. */
interface OwnFont {
  readonly path: string;
  /** Family name inside the font file, by which the renderer selects the font. */
  readonly family: string;
  readonly font: FontMetrics;
}

/**
 * Reads the font that docs.json sets. Returns a problem if link previews can't use it, and `undefined` if docs.json
 * sets none. Reads files of the project only (security rule C1).
 */
export function readOwnFont({site, places}: OpenProject, root: string): OwnFont | Problem | undefined {
  const source = site.config.thumbnails.font;
  if (source === undefined) return undefined;
  const refuse = (why: string): Problem => ({
    code: 'thumbnail-font',
    level: 'warning',
    message: `thumbnails.fonts.source is "${source}": ${why}. Link previews use the default font.`,
    fix: 'write the path of a TrueType or OpenType file (.ttf, .otf) of the project.',
    place: places.of(['thumbnails', 'fonts', 'source']),
  });
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(source)) return refuse('it is on another host');
  try {
    const path = realpathSync(join(root, source));
    if (!path.startsWith(realpathSync(root) + sep)) return refuse('it is outside the project');
    const bytes = readFileSync(path);
    const font = readFont(bytes);
    const family = readFamilyName(bytes);
    return family === undefined ? refuse('it contains no family name') : {path, family, font};
  } catch {
    return refuse('it is not a valid font');
  }
}
