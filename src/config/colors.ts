import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {either, mapField, mapFieldOrDrop, withDefault} from './combine.js';
import type {Colors} from './config.js';
import {hex} from './fields.js';

/** Default of `colors.primary`. Has enough contrast on white and black. */
const defaultPrimary = '#2563eb';

const background = doc`Fills the page with this color: one color, or an object with a color for each color mode.`;
const anchors = doc`Colors the icons of anchors in the sidebar: one color, or both ends of a 135-degree gradient.`;

/** Field for `{light?, dark?}` with one color each. */
export const modeColors = section(background, {
  light: hex(doc`Fills the page in light mode.`),
  dark: hex(doc`Fills the page in dark mode.`),
});

export const colors = mapField(
  section(
    doc`Colors links, buttons, and accents in your brand colors. Write each as "#" and 3, 6, or 8 hex digits. Lectern changes their brightness until text is readable.`,
    {
      primary: withDefault(
        hex(doc`Colors buttons, links, and accents in light mode, and in both modes without "light".`),
        defaultPrimary,
      ),
      light: hex(doc`Colors buttons, links, and accents in dark mode.`),
      dark: hex(doc`Colors elements that a reader points at or selects.`),
      background: either(background, {
        string: mapFieldOrDrop(hex(background), value => ({light: value, dark: value})),
        object: modeColors,
      }),
      anchors: either(anchors, {
        string: mapFieldOrDrop(hex(anchors), value => ({from: value, to: value})),
        object: section(anchors, {
          from: hex(doc`Starts the gradient with this color. Default: "colors.primary".`),
          to: hex(doc`Ends the gradient with this color. Default: "colors.primary".`),
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
