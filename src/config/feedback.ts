import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {withDefault} from './combine.js';
import {flag} from './fields.js';

export const feedback = section(doc`Adds feedback controls at the end of each page.`, {
  thumbsRating: withDefault(flag(doc`Asks readers whether the page was helpful.`), false),
  suggestEdit: flag(doc`Shows a link to edit the page. By default, Lectern shows it if it knows the repository.`),
  raiseIssue: withDefault(flag(doc`Shows a link to report an issue about the page.`), false),
});
