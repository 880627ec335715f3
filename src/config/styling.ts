import {doc} from '../base/doc.js';
import {codeTheme} from './code.js';
import {list, section} from './collections.js';
import {either, withDefault} from './combine.js';
import {filled, flag, oneOf, text} from './fields.js';

const about = doc`"dark" keeps code blocks dark in every mode. Any other name, or an object, sets the theme like "code.theme".`;

export const styling = section(
  doc`Sets details of the appearance.`,
  {
    eyebrows: withDefault(
      oneOf(doc`Sets the line above the page title: the section, or breadcrumbs.`, ['section', 'breadcrumbs']),
      'section',
    ),
    codeblocks: either(about, {
      string: text(about),
      object: section(about, {
        theme: codeTheme,
        languages: section(doc`Adds languages for syntax highlighting.`, {
          custom: list(
            doc`Lists TextMate grammars of the project (JSON files) by path.`,
            filled(doc`Sets the path of a grammar.`),
          ),
        }),
      }),
    }),
    latex: flag(doc`true renders text between dollar signs as formulas. false renders it as text.`),
  },
  'css rounded',
);
