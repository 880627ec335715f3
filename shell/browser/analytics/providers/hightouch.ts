import {addressOf, globals, type Provider} from '../provider.js';

interface Events {
  page(category: string, name: string, properties: object): void;
}

/** Hightouch: what its snippet leaves for the script is left here; pages are reported by us. */
export const hightouch: Provider = ({settings: {writeKey, apiHost}, load}) => {
  if (!writeKey) return undefined;
  const host = addressOf(apiHost)?.replace(/^https?:\/\//, '') ?? 'us-east-1.hightouch-events.com';
  globals.htevents = Object.assign([], {_writeKey: writeKey, _options: {apiHost: host}, SNIPPET_VERSION: '0.0.1'});
  const ready = load('https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js');
  return async ({url, path, title}) => {
    await ready;
    (globals.htevents as Events).page('', title, {url, path, title});
  };
};
