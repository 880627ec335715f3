import {doc} from '../base/doc.js';
import {codeTheme} from './code.js';
import {list, section} from './collections.js';
import {either, withDefault} from './combine.js';
import {filled, flag, oneOf, text} from './fields.js';

const about = doc`"dark" keeps code blocks dark in every mode. Any other name, or an object, sets the theme like code.theme.`;

export const styling = section(
  doc`Details of the appearance.`,
  {
    eyebrows: withDefault(
      oneOf(doc`Line above the page title: the section, or breadcrumbs.`, ['section', 'breadcrumbs']),
      'section',
    ),
    codeblocks: either(about, {
      string: text(about),
      object: section(about, {
        theme: codeTheme,
        languages: section(doc`Languages of code.`, {
          custom: list(doc`Paths of TextMate grammars in the project, as JSON.`, filled(doc`Path.`)),
        }),
      }),
    }),
    latex: flag(doc`true renders text between dollar signs as formulas; false renders none.`),
  },
  'css rounded',
);
