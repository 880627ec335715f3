import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {byMode, withDefault} from './combine.js';
import {flag} from './fields.js';

export const codeTheme = byMode(
  doc`Highlights code in the colors of an editor theme of Shiki: one name, or an object with a name for each color mode. Default: the colors of the site.`,
);

export const code = section(doc`Shows a copy button and your highlighting colors in code blocks.`, {
  copyButton: withDefault(flag(doc`Shows a copy button on each code block.`), true),
  theme: codeTheme,
});
