import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOrMore, withDefault} from './combine.js';
import {flag} from './fields.js';

export const markdown = section(doc`Pages as Markdown, for agents.`, {
  schema: withDefault(flag(doc`Adds to each operation page its part of the API document.`), false),
  instructions: oneOrMore(doc`Instructions for agents, at the beginning of every Markdown file and of llms.txt.`),
});
