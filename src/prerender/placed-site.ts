import type {Site} from '../site/site.js';
import type {PagePorts} from './page-ports.js';

/** The site from where a page lies, and what the page asks for while it is drawn. */
export interface PlacedSite extends Site {
  readonly drawn: PagePorts;
}
