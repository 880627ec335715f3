import {doc} from '../base/doc.js';
import {codeTheme} from './code.js';
import {list, section} from './collections.js';
import {either, withDefault} from './combine.js';
import {filled, flag, oneOf, text} from './fields.js';

const about = doc`"dark" keeps code blocks dark in every mode; any other name, or an object, gives their theme, as code.theme does.`;

export const styling = section(
  doc`Details of the look.`,
  {
    eyebrows: withDefault(
      oneOf(doc`What stands above a page title: its section, or breadcrumbs.`, ['section', 'breadcrumbs']),
      'section',
    ),
    codeblocks: either(about, {
      string: text(about),
      object: section(about, {
        theme: codeTheme,
        languages: section(doc`Languages of code.`, {
          custom: list(doc`Grammars of the project: JSON files in the form of TextMate.`, filled(doc`Path.`)),
        }),
      }),
    }),
    latex: flag(doc`true: whatever stands between dollars is a formula; false: nothing is.`),
  },
  'css rounded',
);
