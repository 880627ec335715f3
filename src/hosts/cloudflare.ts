import type {Host} from './host-format.js';
import {redirectsFile} from './redirects-file.js';

/** Cloudflare Pages. Its redirects always come before pages, and mean one spelling of an address. */
export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  markers: ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc'],
  build: input =>
    redirectsFile(input, {
      title: 'Cloudflare Pages',
      statuses: ['308', '307'],
      isStrict: true,
      canUnset: true,
      limits: [2000, 100, 1000],
    }),
};
