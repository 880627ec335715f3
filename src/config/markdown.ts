import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOrMore, withDefault} from './combine.js';
import {flag} from './fields.js';

export const markdown = section(doc`Configures the Markdown version of each page, which agents read.`, {
  schema: withDefault(flag(doc`Adds the operation’s part of the API document to each operation page.`), false),
  instructions: oneOrMore(
    doc`Gives instructions to agents. Lectern writes them at the top of every Markdown file and llms.txt.`,
  ),
});
