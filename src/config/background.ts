import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {modeColors} from './colors.js';
import {either, lenient, mapped, maybe} from './combine.js';
import type {Background} from './config.js';
import {oneOf, text} from './fields.js';

const about = doc`Background image: a path, or an object with one path for each color mode.`;
const decoration = oneOf(doc`Decorative pattern.`, ['gradient', 'grid', 'windows']);

export const background = mapped(
  section(doc`Background of every page.`, {
    image: either(about, {
      string: maybe(text(about), value => ({light: value, dark: value})),
      object: section(about, {light: text(doc`Image in light mode.`), dark: text(doc`Image in dark mode.`)}),
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
