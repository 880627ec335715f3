import type {FontMetrics} from './font.js';

/** Pictograms, parts of flags, skin tones, and characters that only join or color them. */
const pictograms =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\ufe0f|\u20e3|\u200d/gu;

/**
 * Returns a text on one line, without emoji, for the font. Undefined if nothing is left or a letter is missing, because
 * no title is better than a title with boxes.
 */
export function printable(text: string, font: FontMetrics): string | undefined {
  const line = text
    .normalize('NFC')
    // Keep characters that are both text and pictograms (©, ™, ↔) if the font has them.
    .replace(pictograms, found => (font.has(found) && /[\u00a9\u00ae\u2000-\u2bff]/u.test(found) ? found : ''))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line !== '' && [...line].every(each => font.has(each)) ? line : undefined;
}
