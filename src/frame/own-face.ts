import type {FontFile} from './font-faces.js';

export interface DefaultFont {
  readonly family: string;
  /** In `fonts/` of the package. */
  readonly name: string;
  readonly range?: string;
}

export const textFont: DefaultFont = {family: 'Geist', name: 'geist.woff2'};

/** The face of text from a folder with fonts of the package: asked for before docs.json is read as a whole. */
export function ownFace(folder: string): FontFile {
  return faceOf(textFont, folder + textFont.name);
}

export function faceOf({family, range}: DefaultFont, href: string): FontFile {
  return {family, href, weight: '100 900', format: 'woff2', isOurs: true, ...(range && {range})};
}
