import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {withDefault} from './combine.js';
import {flag} from './fields.js';

export const feedback = section(doc`What readers may say of a page, at its end.`, {
  thumbsRating: withDefault(flag(doc`Asks whether the page was helpful.`), false),
  suggestEdit: flag(doc`A link to where the page can be edited; it is there by default where that is known.`),
  raiseIssue: withDefault(flag(doc`A link to where an issue about the page can be opened.`), false),
});
