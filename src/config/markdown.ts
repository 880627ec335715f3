import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOrMore, withDefault} from './combine.js';
import {flag} from './fields.js';

export const markdown = section(doc`Settings for the Markdown version of each page, which agents read.`, {
  schema: withDefault(flag(doc`Adds to each operation page its part of the API document.`), false),
  instructions: oneOrMore(
    doc`Instructions for agents. Lectern puts them at the top of every Markdown file and llms.txt.`,
  ),
});
