import {globals, type Provider} from '../provider.js';

interface Segment {
  page(category: undefined, name: undefined, properties: object): void;
}

/** Segment: Analytics.js of a source. */
export const segment: Provider = ({settings: {key}, load}) => {
  if (!key) return undefined;
  globals.analytics ??= Object.assign([], {_writeKey: key, initialize: false, SNIPPET_VERSION: '5.2.1'});
  const ready = load(`https://cdn.segment.com/analytics.js/v1/${encodeURIComponent(key)}/analytics.min.js`);
  return async ({url, path, title}) => {
    await ready;
    (globals.analytics as Segment).page(undefined, undefined, {url, path, title, search: ''});
  };
};
