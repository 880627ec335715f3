import {useBrowser} from './site.js';
import {sameMarkup} from './ssr-documents.js';

// The gate tests the first operations of one document.

const browser = useBrowser();

sameMarkup(browser, 'museum-3.1.yaml', 8);
sameMarkup(browser, 'galaxy-3.1.yaml', 12);
sameMarkup(browser, 'adyen-binlookup-3.1.json', 2);
sameMarkup(browser, 'twilio-lookups-3.0.yaml', 2);
