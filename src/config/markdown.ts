import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOrMore, withDefault} from './combine.js';
import {flag} from './fields.js';

export const markdown = section(
  doc`Adds instructions and API documents to the Markdown file of each page, which AI agents read.`,
  {
    schema: withDefault(
      flag(
        doc`Adds the part of the API document that describes the operation, as JSON, to the Markdown of operation pages.`,
      ),
      false,
    ),
    instructions: oneOrMore(
      doc`Tells agents how to use your docs. Lectern writes these lines at the top of every Markdown file and of "llms.txt".`,
    ),
  },
);
