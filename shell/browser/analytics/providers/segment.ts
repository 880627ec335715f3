import {callOrQueue, globals, type Provider, parseBaseUrl} from '../provider.js';

/** Segment (Analytics.js): its script loads the settings of the source first, and only then reads the queue. */
export const segment: Provider = ({settings: {key, cdnUrl}, load}) => {
  if (!key) return undefined;
  const host = parseBaseUrl(cdnUrl) ?? 'https://cdn.segment.com';
  globals.analytics ??= Object.assign([], {
    _writeKey: key,
    _cdn: host,
    initialize: false,
    SNIPPET_VERSION: '5.2.1',
  });
  void load(`${host}/analytics.js/v1/${encodeURIComponent(key)}/analytics.min.js`);
  return ({url, path, title}) => callOrQueue('analytics', 'page', undefined, undefined, {url, path, title, search: ''});
};
