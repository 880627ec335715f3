import {type Provider, waitForMethod} from '../provider.js';

interface Amplitude {
  init(apiKey: string, options: object): void;
  track(event: string, properties: object): void;
}

/** Amplitude: without automatic capture of clicks and other actions. */
export const amplitude: Provider = ({settings: {apiKey}, load}) => {
  if (!apiKey) return undefined;
  const ready = load(`https://cdn.amplitude.com/script/${encodeURIComponent(apiKey)}.js`).then(async () => {
    const library = await waitForMethod<Amplitude>('amplitude', 'init');
    library.init(apiKey, {autocapture: false});
    return library;
  });
  ready.catch(() => {});
  return async ({url, path, title}) => {
    (await ready).track('[Amplitude] Page Viewed', {
      '[Amplitude] Page Location': url,
      '[Amplitude] Page Path': path,
      '[Amplitude] Page Title': title,
    });
  };
};
