import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {byMode, withDefault} from './combine.js';
import {flag} from './fields.js';

export const codeTheme = byMode(doc`Highlighting theme of code: a name, or one for each color mode.`);

export const code = section(doc`Code blocks.`, {
  copyButton: withDefault(flag(doc`Shows a copy button.`), true),
  theme: codeTheme,
});
