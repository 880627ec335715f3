import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {byMode, withDefault} from './combine.js';
import {flag} from './fields.js';

export const codeTheme = byMode(doc`Colours of code: the name of a highlighting theme, or one for each mode.`);

export const code = section(doc`Code blocks.`, {
  copyButton: withDefault(flag(doc`Shows a copy button.`), true),
  theme: codeTheme,
});
