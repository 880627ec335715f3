import type {Site} from '../site/site.js';
import type {PagePorts} from './page-ports.js';

/** A site relative to a page, with the requests of that page. */
export interface PlacedSite extends Site {
  readonly drawn: PagePorts;
}
