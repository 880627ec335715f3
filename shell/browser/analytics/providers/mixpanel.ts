import {globals, type Provider} from '../provider.js';

interface Mixpanel {
  track_pageview(properties: object): void;
}

/** Mixpanel: what its snippet leaves for the script is left here; pages are tracked by us. */
export const mixpanel: Provider = ({settings: {projectToken}, load}) => {
  if (!projectToken) return undefined;
  globals.mixpanel = Object.assign([], {_i: [[projectToken, {track_pageview: false}, 'mixpanel']], __SV: 1.2});
  const ready = load('https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js');
  return async ({url, path, title}) => {
    await ready;
    (globals.mixpanel as Mixpanel).track_pageview({
      $current_url: url,
      current_url_path: path,
      current_page_title: title,
      current_url_search: '',
    });
  };
};
