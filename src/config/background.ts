import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {modeColors} from './colors.js';
import {either, lenient, mapped, maybe} from './combine.js';
import type {Background} from './config.js';
import {oneOf, text} from './fields.js';

const about = doc`Sets the background image: a path, or an object with one path for each color mode.`;
const decoration = oneOf(doc`Draws a decorative pattern behind the page.`, ['gradient', 'grid', 'windows']);

export const background = mapped(
  section(doc`Sets the background of every page.`, {
    image: either(about, {
      string: maybe(text(about), value => ({light: value, dark: value})),
      object: section(about, {
        light: text(doc`Sets the image for light mode.`),
        dark: text(doc`Sets the image for dark mode.`),
      }),
    }),
    color: modeColors,
    decoration,
    style: lenient(decoration, 'background.decoration'),
  }),
  ({image, style, decoration = style, color}): Background => ({
    color,
    ...(decoration && {decoration}),
    ...(image && (image.light ?? image.dark) && {image}),
  }),
);
