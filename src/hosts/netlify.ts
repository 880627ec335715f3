import type {Host} from './host-format.js';
import {writeRedirectsFile} from './redirects-file.js';

/** Netlify. A redirect with `!` takes precedence over a page. Supports 301 and 302, and ignores trailing slashes. */
export const netlify: Host = {
  title: 'Netlify',
  markers: ['netlify.toml', '.netlify/state.json'],
  build: input =>
    writeRedirectsFile(input, {
      title: 'Netlify',
      statuses: ['301!', '302!'],
      isStrict: false,
      canUnset: false,
      limits: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    }),
};
