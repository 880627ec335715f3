import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {withDefault} from './combine.js';
import {flag} from './fields.js';

export const feedback = section(doc`Feedback controls at the end of each page.`, {
  thumbsRating: withDefault(flag(doc`Asks whether the page was helpful.`), false),
  suggestEdit: flag(doc`Shows a link to edit the page. By default, shown if the repository is known.`),
  raiseIssue: withDefault(flag(doc`Shows a link to report an issue about the page.`), false),
});
