import {globals, type Provider, parseBaseUrl, waitForMethod} from '../provider.js';

interface PostHog {
  capture(event: string, properties: object): void;
}

/** PostHog: creates the queue that its inline snippet would create. Lectern sends page views. */
export const posthog: Provider = ({settings: {apiKey, apiHost, sessionRecording}, load}) => {
  if (!apiKey) return undefined;
  const host = parseBaseUrl(apiHost) ?? 'https://us.i.posthog.com';
  // Do not record sessions unless docs.json requests it.
  const recording = {disable_session_recording: sessionRecording !== 'true'};
  const options = {api_host: host, capture_pageview: false, defaults: '2025-05-24', ...recording};
  globals.posthog = Object.assign([], {_i: [[apiKey, options, 'posthog']], __SV: 1});
  const ready = load(`${host.replace('.i.posthog.com', '-assets.i.posthog.com')}/static/array.js`);
  return async ({url, path, title}) => {
    await ready;
    (await waitForMethod<PostHog>('posthog', 'capture')).capture('$pageview', {
      $current_url: url,
      $pathname: path,
      title,
    });
  };
};
