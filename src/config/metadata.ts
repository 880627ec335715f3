import {doc} from '../base/doc.js';
import {record} from './collections.js';
import {flag, scalar} from './fields.js';

/** Field for the site's meta tags. `timestamp: true` is none: it is another name of `footer.lastUpdated`. */
export const metadata = record(
  doc`Adds these meta tags to every page, by name. If "seo.metatags" has the same tag, it overrides this one.`,
  scalar(doc`Sets the content of this tag.`),
  {
    timestamp: flag(
      doc`Shows when each page was last changed, like "footer.lastUpdated", which overrides it. Adds no meta tag.`,
    ),
  },
);
