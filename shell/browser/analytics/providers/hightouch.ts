import {callOrQueue, globals, type Provider, readOriginUrl} from '../provider.js';

/**
 * Hightouch: sets up the queue that its snippet would create, and queues page views until the script has its settings.
 */
export const hightouch: Provider = ({settings: {writeKey, apiHost}, load}) => {
  if (!writeKey) return undefined;
  const host = readOriginUrl(apiHost)?.replace(/^https?:\/\//, '') ?? 'us-east-1.hightouch-events.com';
  globals.htevents = Object.assign([], {_writeKey: writeKey, _options: {apiHost: host}, SNIPPET_VERSION: '0.0.1'});
  void load('https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js');
  return ({url, path, title}) => callOrQueue('htevents', 'page', '', title, {url, path, title});
};
