import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {byMode, withDefault} from './combine.js';
import {flag} from './fields.js';

export const codeTheme = byMode(
  doc`Sets the highlighting theme: a name, or an object with one name for each color mode.`,
);

export const code = section(doc`Configures code blocks.`, {
  copyButton: withDefault(flag(doc`Shows a copy button on each code block.`), true),
  theme: codeTheme,
});
