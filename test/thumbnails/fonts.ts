import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ThumbnailFonts} from '../../src/thumbnails/draw-text.js';
import {readFont} from '../../src/thumbnails/font.js';

const folder = join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/inter');
const font = (name: string) => readFont(readFileSync(join(folder, name, `Inter_${name}.ttf`)));

/** The fonts of thumbnails. */
export const fonts: ThumbnailFonts = {
  family: 'Inter',
  regular: font('400Regular'),
  semibold: font('600SemiBold'),
  bold: font('700Bold'),
};
