import {globals, type Provider, readOriginUrl, waitForMethod} from '../provider.js';

interface Mixpanel {
  track_pageview(properties: object): void;
}

/** Returns the host of a Mixpanel region, or the configured host. The library's default is the United States. */
function hostOf(region = ''): string | undefined {
  if (/[./]/.test(region)) return readOriginUrl(region);
  return /^(?:eu|in)$/i.test(region) ? `https://api-${region.toLowerCase()}.mixpanel.com` : undefined;
}

/** Mixpanel: sets up the queue that its snippet would create. Lectern tracks page views. */
export const mixpanel: Provider = ({settings: {projectToken, region}, load}) => {
  if (!projectToken) return undefined;
  const host = hostOf(region);
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
