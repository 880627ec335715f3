import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {either, mapped, maybe, withDefault} from './combine.js';
import type {Colors} from './config.js';
import {hex} from './fields.js';

/** Default of `colors.primary`. Legible on white and black. */
const defaultPrimary = '#2563eb';

const background = doc`Page background: a color, or one for each color mode.`;
const anchors = doc`Accent of anchors: one color, or the ends of a 135-degree gradient.`;

/** Object `{light?, dark?}` with a color each. */
export const modeColors = section(background, {
  light: hex(doc`Color in light mode.`),
  dark: hex(doc`Color in dark mode.`),
});

export const colors = mapped(
  section(
    doc`Colors of the site: # followed by 3, 6 or 8 hex digits.`,
    {
      primary: withDefault(hex(doc`Brand colour: buttons, links, accents.`), defaultPrimary),
      light: hex(doc`Lighter shade for highlights.`),
      dark: hex(doc`Darker shade for hovers and active states.`),
      background: either(background, {
        string: maybe(hex(background), value => ({light: value, dark: value})),
        object: modeColors,
      }),
      anchors: either(anchors, {
        string: maybe(hex(anchors), value => ({from: value, to: value})),
        object: section(anchors, {from: hex(doc`Start of the gradient.`), to: hex(doc`End of the gradient.`)}),
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
