import {callOrQueue, globals, type Provider, readOriginUrl} from '../provider.js';

/** Segment: Analytics.js of a source. Its script loads settings before it is ready, and then reads its queue. */
export const segment: Provider = ({settings: {key, cdnUrl}, load}) => {
  if (!key) return undefined;
  const host = readOriginUrl(cdnUrl) ?? 'https://cdn.segment.com';
  globals.analytics ??= Object.assign([], {
    _writeKey: key,
    _cdn: host,
    initialize: false,
    SNIPPET_VERSION: '5.2.1',
  });
  void load(`${host}/analytics.js/v1/${encodeURIComponent(key)}/analytics.min.js`);
  return ({url, path, title}) => callOrQueue('analytics', 'page', undefined, undefined, {url, path, title, search: ''});
};
