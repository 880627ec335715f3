import type {FontMetrics} from './font.js';

/** Matches pictograms, parts of flags, skin tones, and characters that only join or color these. */
const pictograms =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\ufe0f|\u20e3|\u200d/gu;

/**
 * Returns a text as the font can draw it: on one line and without emoji. Undefined if nothing remains, or if the font
 * lacks a letter: an image without a title is better than one with empty boxes.
 */
export function toPrintableText(text: string, font: FontMetrics): string | undefined {
  const line = text
    .normalize('NFC')
    // Keep characters that are both text and pictograms (©, ™, ↔), if the font has them.
    .replace(pictograms, found => (font.has(found) && /[\u00a9\u00ae\u2000-\u2bff]/u.test(found) ? found : ''))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line !== '' && [...line].every(each => font.has(each)) ? line : undefined;
}
