import type {Host} from './host-format.js';
import {writeRedirectsFile} from './redirects-file.js';

/** Cloudflare Pages. Its redirects take precedence over pages, and match a URL in one spelling only. */
export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  markers: ['wrangler.toml', 'wrangler.json', 'wrangler.jsonc'],
  build: input =>
    writeRedirectsFile(input, {
      title: 'Cloudflare Pages',
      statuses: ['308', '307'],
      isStrict: true,
      canUnset: true,
      limits: [2000, 100, 1000],
    }),
};
