import type {Site} from '../site/site.js';
import type {PagePorts} from './page-ports.js';

/** A site as seen from one page, with the services for rendering that page. */
export interface PlacedSite extends Site {
  readonly drawn: PagePorts;
}
