import {fieldsOf} from '../base/fields-of.js';
import type {Config, Font} from '../config/config.js';

/**
 * The fonts that docs.json names, read straight from the JSON as `readFirstPaint` reads the rest: the text is set in them
 * from its first picture on, before docs.json is read as a whole. The rules are those of `config/fonts.ts`.
 */
export function firstFonts(docs: unknown): Config['fonts'] {
  const written = fieldsOf(fieldsOf(docs).fonts);
  const bare = fontOf(written);
  const [heading, body] = [written.heading, written.body].map(each => fontOf(fieldsOf(each)) ?? bare);
  return {...(heading && {heading}), ...(body && {body})};
}

function fontOf({family, weight, source, format}: Readonly<Record<string, unknown>>): Font | undefined {
  if (typeof family !== 'string' || !family) return undefined;
  return {
    family,
    ...((typeof weight === 'string' || typeof weight === 'number') && {weight: String(weight)}),
    ...(typeof source === 'string' && {source}),
    ...(typeof format === 'string' && {format}),
  };
}
