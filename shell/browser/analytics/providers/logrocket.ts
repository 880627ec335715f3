import {type Provider, waitForMethod} from '../provider.js';

interface LogRocket {
  init(app: string, options: object): void;
  track(event: string, properties: object): void;
}

/** LogRocket: records sessions, without typed text and without the page's requests. */
export const logrocket: Provider = ({settings: {appId, apiKey}, load}) => {
  const app = appId ?? apiKey;
  if (!app) return undefined;
  const ready = load('https://cdn.logr-in.com/LogRocket.min.js', {crossorigin: 'anonymous'}).then(async () => {
    const library = await waitForMethod<LogRocket>('LogRocket', 'init');
    library.init(app, {dom: {inputSanitizer: true}, network: {isEnabled: false}, console: {isEnabled: false}});
    return library;
  });
  ready.catch(() => {});
  return async ({url, path, title}) => {
    (await ready).track('Page View', {url, path, title});
  };
};
