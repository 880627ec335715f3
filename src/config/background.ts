import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {modeColors} from './colors.js';
import {either, lenient, mapField, mapFieldOrDrop} from './combine.js';
import type {Background} from './config.js';
import {oneOf, text} from './fields.js';

const about = doc`Sets the image behind every page: one path, or an object with a path for each color mode.`;
const decoration = oneOf(doc`Adds a pattern behind the page. Default: none.`, ['gradient', 'grid', 'windows']);

export const background = mapField(
  section(doc`Adds a pattern, an image, or a color behind every page.`, {
    image: either(about, {
      string: mapFieldOrDrop(text(about), value => ({light: value, dark: value})),
      object: section(about, {
        light: text(doc`Sets the image for light mode.`),
        dark: text(doc`Sets the image for dark mode.`),
      }),
    }),
    color: {
      ...modeColors,
      doc: doc`Does the same as "colors.background", which overrides it. Takes an object with "light" and "dark".`,
    },
    decoration,
    style: lenient(decoration, 'background.decoration'),
  }),
  ({image, style, decoration = style, color}): Background => ({
    color,
    ...(decoration && {decoration}),
    ...(image && (image.light ?? image.dark) && {image}),
  }),
);
