import {doc} from '../base/doc.js';
import {record} from './collections.js';
import {flag, scalar} from './fields.js';

/** `timestamp: true` is another name of `footer.lastUpdated`, not a meta tag. */
export const metadata = record(doc`Adds meta tags to every page.`, scalar(doc`Sets the content of the tag.`), {
  timestamp: flag(doc`Shows the date of the last change, like "footer.lastUpdated".`),
});
