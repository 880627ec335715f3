import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {oneOrMore, withDefault} from './combine.js';
import {flag} from './fields.js';

export const markdown = section(doc`Pages as Markdown, for agents.`, {
  schema: withDefault(flag(doc`Pages of operations have their part of the API document.`), false),
  instructions: oneOrMore(
    doc`What agents should know: stands at the beginning of every Markdown file and of llms.txt.`,
  ),
});
