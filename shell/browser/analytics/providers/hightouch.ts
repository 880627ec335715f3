import {callOrQueue, globals, type Provider, parseBaseUrl} from '../provider.js';

/**
 * Hightouch: creates the queue that its inline snippet would create. Page views wait there until the script has loaded
 * its settings.
 */
export const hightouch: Provider = ({settings: {writeKey, apiHost}, load}) => {
  if (!writeKey) return undefined;
  const host = parseBaseUrl(apiHost)?.replace(/^https?:\/\//, '') ?? 'us-east-1.hightouch-events.com';
  globals.htevents = Object.assign([], {_writeKey: writeKey, _options: {apiHost: host}, SNIPPET_VERSION: '0.0.1'});
  void load('https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js');
  return ({url, path, title}) => callOrQueue('htevents', 'page', '', title, {url, path, title});
};
