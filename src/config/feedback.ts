import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {withDefault} from './combine.js';
import {flag} from './fields.js';

export const feedback = section(
  doc`Asks readers for feedback at the end of each page. Your analytics providers receive the answers. To receive them on your server, set "integrations.lectern.feedback".`,
  {
    thumbsRating: withDefault(flag(doc`Asks “Was this page helpful?” with two buttons.`), false),
    suggestEdit: flag(
      doc`Shows the link to edit the page. Default: shown if Lectern knows the repository. "false" hides it.`,
    ),
    raiseIssue: withDefault(
      flag(doc`Shows a link that opens a new issue about the page. Needs "footer.repo" or a Git remote.`),
      false,
    ),
  },
);
