import {firstResult} from './large-sites.js';

// The gate tests up to 5,000 pages.

firstResult(20_000);
