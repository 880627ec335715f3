import {globals, type Provider} from '../provider.js';

interface Amplitude {
  init(apiKey: string, options: object): void;
  track(event: string, properties: object): void;
}

/** Amplitude: the script of a project, started without capturing what readers do. */
export const amplitude: Provider = ({settings: {apiKey}, load}) => {
  if (!apiKey) return undefined;
  const library = () => globals.amplitude as Amplitude;
  const ready = load(`https://cdn.amplitude.com/script/${encodeURIComponent(apiKey)}.js`).then(() =>
    library().init(apiKey, {autocapture: false}),
  );
  return async ({url, path, title}) => {
    await ready;
    library().track('[Amplitude] Page Viewed', {
      '[Amplitude] Page Location': url,
      '[Amplitude] Page Path': path,
      '[Amplitude] Page Title': title,
    });
  };
};
