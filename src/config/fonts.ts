import {doc} from '../base/doc.js';
import {item, section} from './collections.js';
import {mapped} from './combine.js';
import type {Font} from './config.js';
import {type Field, filled, scalar, text} from './fields.js';

const settings = {
  family: filled(doc`Name of the font. Without a source, the browser uses an installed font of that name.`),
  weight: scalar(doc`Weight, or a range such as "100 900".`),
  source: text(doc`URL of the font file.`),
  format: text(doc`Format of the file, such as woff2.`),
};

const font = withSourceNote(item(doc`A font.`, settings, ['family']));

/** `{heading, body}`. A bare `{family, …}` applies to both. */
export const fonts = mapped(
  withSourceNote(
    section(doc`Fonts. A family set here applies to headings and body.`, {heading: font, body: font, ...settings}),
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
