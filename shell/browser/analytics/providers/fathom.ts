import {globals, type Provider} from '../provider.js';

interface Fathom {
  trackPageview(page: {readonly url: string}): void;
}

/** Fathom, without its own counting of pages. */
export const fathom: Provider = ({settings: {siteId}, load}) => {
  if (!siteId) return undefined;
  const ready = load('https://cdn.usefathom.com/script.js', {'data-site': siteId, 'data-auto': 'false'});
  return async ({url}) => {
    await ready;
    (globals.fathom as Fathom).trackPageview({url});
  };
};
