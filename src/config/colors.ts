import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {either, mapped, maybe, withDefault} from './combine.js';
import type {Colors} from './config.js';
import {hex} from './fields.js';

/** Default of `colors.primary`. Legible on white and black. */
const defaultPrimary = '#2563eb';

const background = doc`Sets the page background: a color, or an object with one color for each color mode.`;
const anchors = doc`Sets the color of anchors: one color, or both ends of a 135-degree gradient.`;

/** Object `{light?, dark?}` with a color each. */
export const modeColors = section(background, {
  light: hex(doc`Sets the color for light mode.`),
  dark: hex(doc`Sets the color for dark mode.`),
});

export const colors = mapped(
  section(
    doc`Sets the colors of the site. Write each as "#" and 3, 6 or 8 hex digits.`,
    {
      primary: withDefault(hex(doc`Sets the brand color for buttons, links and accents.`), defaultPrimary),
      light: hex(doc`Sets the brand color for dark mode.`),
      dark: hex(doc`Sets the color of hovered and selected elements.`),
      background: either(background, {
        string: maybe(hex(background), value => ({light: value, dark: value})),
        object: modeColors,
      }),
      anchors: either(anchors, {
        string: maybe(hex(anchors), value => ({from: value, to: value})),
        object: section(anchors, {
          from: hex(doc`Sets the start of the gradient.`),
          to: hex(doc`Sets the end of the gradient.`),
        }),
      }),
    },
    'ultraDark ultraLight',
  ),
  ({anchors, ...rest}): Colors => ({
    ...rest,
    background: rest.background ?? {},
    ...(anchors && {anchors: {from: anchors.from ?? rest.primary, to: anchors.to ?? rest.primary}}),
  }),
);
