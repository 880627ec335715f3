import {globals, type Provider, parseBaseUrl, waitForMethod} from '../provider.js';

interface Mixpanel {
  track_pageview(properties: object): void;
}

/**
 * Returns the API host of a region, or the host that docs.json sets. Undefined for the library's default, the United
 * States.
 */
function findApiHost(region = ''): string | undefined {
  if (/[./]/.test(region)) return parseBaseUrl(region);
  return /^(?:eu|in)$/i.test(region) ? `https://api-${region.toLowerCase()}.mixpanel.com` : undefined;
}

/** Mixpanel: creates the queue that its inline snippet would create. Lectern sends page views. */
export const mixpanel: Provider = ({settings: {projectToken, region}, load}) => {
  if (!projectToken) return undefined;
  const host = findApiHost(region);
  const options = {track_pageview: false, ...(host !== undefined && {api_host: host})};
  globals.mixpanel = Object.assign([], {_i: [[projectToken, options, 'mixpanel']], __SV: 1.2});
  const ready = load('https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js');
  return async ({url, path, title}) => {
    await ready;
    (await waitForMethod<Mixpanel>('mixpanel', 'track_pageview')).track_pageview({
      $current_url: url,
      current_url_path: path,
      current_page_title: title,
      current_url_search: '',
    });
  };
};
