import {doc} from '../base/doc.js';
import {record} from './collections.js';
import {flag, scalar} from './fields.js';

/** `timestamp: true` is another name of `footer.lastUpdated`, not a meta tag. */
export const metadata = record(doc`Extra meta tags.`, scalar(doc`Content of the tag.`), {
  timestamp: flag(doc`Same as footer.lastUpdated.`),
});
