import {doc} from '../base/doc.js';
import {item, section} from './collections.js';
import {mapped} from './combine.js';
import type {Font} from './config.js';
import {type Field, filled, scalar, text} from './fields.js';

const settings = {
  family: filled(doc`Sets the name of the font. Without "source", the browser uses an installed font with this name.`),
  weight: scalar(doc`Sets the weight, or a range such as "100 900".`),
  source: text(doc`Sets the path or URL of the font file.`),
  format: text(doc`Sets the format of the file, such as "woff2".`),
};

const font = withSourceNote(item(doc`Sets a font: its family, and its file.`, settings, ['family']));

/** `{heading, body}`. A bare `{family, …}` applies to both. */
export const fonts = mapped(
  withSourceNote(
    section(doc`Sets the fonts. A "family" at this level applies to headings and text.`, {
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
 * Adds a note about fonts without a source. Lectern requests no font service, so such a font appears only where it is
 * installed.
 */
function withSourceNote<F extends Field<{readonly family?: string; readonly source?: string}>>(field: F): F {
  const read: F['read'] = (value, at, findings) => {
    const font = field.read(value, at, findings);
    if (font?.family && !font.source) findings.push({code: 'config-font', level: 'info', at, value: font.family});
    return font;
  };
  return {...field, read};
}
