import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isAbsolute, resolvePath, trimReference} from '../../../../../src/base/link.js';
import type {Problem} from '../../../../../src/base/problem.js';
import {splitPath} from '../../../../../src/base/site-path.js';
import type {OpenProject} from '../../../../../src/prerender/open-project.js';
import {parseHex} from '../../../../../src/site/chrome/compute-contrast.js';
import {
  drawBackground,
  drawImage,
  drawLogo,
  type ThumbnailBackground,
  wrapSvg,
} from '../../../../../src/thumbnails/draw-background.js';
import {
  buildColors,
  findExtremes,
  findPaletteOver,
  type ThumbnailPalette,
} from '../../../../../src/thumbnails/palette.js';
import {readPictureFile} from '../../../../../src/thumbnails/picture-file.js';
import {isFileInside} from '../../../files/project-files.js';
import type {ThumbnailWorkerPool} from './drawing-threads.js';

/** Background of all link previews of a site. */
export interface SiteDesign {
  readonly palette: ThumbnailPalette;
  readonly hasLogo: boolean;
  /** Pixels in shared memory, so that threads need no copy. */
  readonly pixels: Uint8Array;
  /** Hash of `pixels`. Part of the hash of each link preview. */
  readonly hash: string;
  readonly problems: readonly Problem[];
}

/** Draws background and logo of a site. Omits images that can't be drawn, and reports them. */
export async function drawSiteDesign(
  project: OpenProject,
  root: string,
  threads: ThumbnailWorkerPool,
): Promise<SiteDesign> {
  const {config} = project.site;
  const problems: Problem[] = [];
  const open = async (written: string, draw: (address: string) => string, refuse: (why: string) => Problem) => {
    const opened = await openPicture(written, root, draw, threads);
    if (typeof opened !== 'string') return opened;
    problems.push(refuse(opened));
    return undefined;
  };
  const {background} = config.thumbnails;
  const color = background === undefined ? undefined : parseHex(background);
  const picture =
    background === undefined || color
      ? undefined
      : await open(background, drawImage, why => buildBackgroundProblem(background, why, project));
  const palette = picture ? findPaletteOver(config, findExtremes(picture.pixels)) : buildColors(config, color);
  const written = config.logo?.[palette.mode];
  const logo = written ? await open(written, drawLogo, why => buildLogoProblem(written, why, project)) : undefined;
  const parts: ThumbnailBackground = {
    palette,
    isPlain: color !== undefined,
    ...(picture && {image: picture.address}),
    ...(logo && {logo: logo.address}),
  };
  const drawn = await threads.draw({svg: drawBackground(parts)});
  if ('failed' in drawn) throw new Error(`Lectern cannot draw the background of link previews: ${drawn.failed}.`);
  const pixels = new Uint8Array(new SharedArrayBuffer(drawn.bytes.length));
  pixels.set(drawn.bytes);
  const hash = createHash('sha256').update(pixels).digest('hex');
  return {palette, hasLogo: logo !== undefined, pixels, hash, problems};
}

interface OpenPicture {
  /** The image as a `data:` URL. */
  readonly address: string;
  /** The image drawn on a transparent background. */
  readonly pixels: Uint8Array;
}

/**
 * Reads an image of the project and draws it. Returns the reason if it can't be drawn. Reads no file outside the
 * project (security rule C1).
 */
async function openPicture(
  written: string,
  root: string,
  draw: (address: string) => string,
  threads: ThumbnailWorkerPool,
): Promise<OpenPicture | string> {
  const reference = trimReference(written);
  if (isAbsolute(reference)) return 'it is on another host';
  const path = /[./]/.test(reference) ? resolvePath(splitPath(reference).path, 'docs.json') : undefined;
  if (path === undefined) return 'it is neither a color nor a file';
  if (!(await isFileInside(root, path))) return 'the file does not exist';
  const bytes = await readFile(join(root, path));
  const file = readPictureFile(bytes);
  if ('refused' in file) return file.refused;
  const address = `data:${file.type};base64,${bytes.toString('base64')}`;
  const drawn = await threads.draw({svg: wrapSvg(draw(address))});
  if ('failed' in drawn) return /longer than/.test(drawn.failed) ? drawn.failed : 'Lectern cannot draw it';
  // The drawing library ignores images that it can't read. Then all pixels are transparent.
  return drawn.bytes.some(part => part !== 0) ? {address, pixels: drawn.bytes} : 'Lectern cannot draw it';
}

function buildBackgroundProblem(written: string, why: string, {places}: OpenProject): Problem {
  return {
    code: 'thumbnail-background',
    level: 'warning',
    message: `thumbnails.background is "${written}": ${why}. Link previews use the colors of the site.`,
    fix: 'write the path of a PNG or JPEG (1200 × 630 pixels), or a color such as "#0f172a".',
    place: places.of(['thumbnails', 'background']),
  };
}

function buildLogoProblem(written: string, why: string, {places}: OpenProject): Problem {
  return {
    code: 'thumbnail-logo',
    level: 'warning',
    message: `Link previews cannot show the logo "${written}": ${why}. They show the name of the site.`,
    fix: 'write the path of an SVG or PNG of the project.',
    place: places.of(['logo']),
  };
}
