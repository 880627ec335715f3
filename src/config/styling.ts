import {doc} from '../base/doc.js';
import {codeTheme} from './code.js';
import {list, section} from './collections.js';
import {either, withDefault} from './combine.js';
import {filled, flag, oneOf, text} from './fields.js';

const about = doc`"system" follows the color mode of the page, and "dark" keeps code blocks dark. Any other name, or an object, selects a theme; "code.theme" overrides it. Default: "system".`;

export const styling = section(
  doc`Shows breadcrumbs above titles, dark code blocks, and formulas.`,
  {
    eyebrows: withDefault(
      oneOf(doc`Shows the group of the page above its title, or all breadcrumbs.`, ['section', 'breadcrumbs']),
      'section',
    ),
    codeblocks: either(about, {
      string: text(about),
      object: section(about, {
        theme: codeTheme,
        languages: section(doc`Highlights languages that Lectern doesn’t know.`, {
          custom: list(
            doc`Lists the paths of TextMate grammars in the project (JSON files).`,
            filled(doc`Reads the grammar from this file.`),
          ),
        }),
      }),
    }),
    latex: flag(
      doc`"true" renders all text between dollar signs as formulas, "false" as text. Default: only text that looks like a formula.`,
    ),
  },
  'css rounded',
);
