import {doc} from '../base/doc.js';
import {item, section} from './collections.js';
import {mapField} from './combine.js';
import type {Font} from './config.js';
import {type Field, filled, scalar, text} from './fields.js';

const settings = {
  family: filled(doc`Names the font. Without "source", readers see it only if it is installed on their device.`),
  weight: scalar(doc`Sets the weight in the file: one value, or a range for a variable font.`),
  source: text(doc`Loads the font from this path in the project, or from this URL.`),
  format: text(doc`Sets the format of the file, if its extension does not show it.`),
};

const font = withSourceNote(item(doc`Replaces this font. Default: the font of the theme.`, settings, ['family']));

/** Field for `{heading, body}`. A bare `{family, …}` sets both. */
export const fonts = mapField(
  withSourceNote(
    section(doc`Replaces the fonts of the theme. Set "heading" and "body", or "family" for both.`, {
      heading: font,
      body: font,
      ...settings,
    }),
  ),
  ({heading, body, family, ...rest}): {readonly heading?: Font; readonly body?: Font} => {
    const bare = family === undefined ? undefined : {family, ...rest};
    const fonts = {heading: heading ?? bare, body: body ?? bare};
    return {...(fonts.heading && {heading: fonts.heading}), ...(fonts.body && {body: fonts.body})};
  },
);

/**
 * Makes a field report fonts without `source`: unless `integrations.lectern.webFonts` is set, Lectern requests no font
 * service, so such a font appears only where it is installed.
 */
function withSourceNote<F extends Field<{readonly family?: string; readonly source?: string}>>(field: F): F {
  const read: F['read'] = (value, at, findings) => {
    const font = field.read(value, at, findings);
    if (font?.family && !font.source) findings.push({code: 'config-font', level: 'info', at, value: font.family});
    return font;
  };
  return {...field, read};
}
