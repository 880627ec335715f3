import {getQueue, globals, type Provider} from '../provider.js';

interface Heap {
  trackPageview(properties: object): void;
}

/**
 * Heap: without automatic page views, which count every `#section` as a page, and without the text of clicked elements.
 */
export const heap: Provider = ({settings: {appId}, load}) => {
  if (!appId) return undefined;
  getQueue('heapReadyCb');
  const clientConfig = {shouldFetchServerConfig: false, disablePageviewAutocapture: true, disableTextCapture: true};
  Object.assign(getQueue('heap'), {envId: appId, clientConfig});
  void load(`https://cdn.us.heap-api.com/config/${encodeURIComponent(appId)}/heap_config.js`);
  const waiting = globals.heapReadyCb as {name: string; fn(): void}[];
  return ({url, path, title}) => {
    const fn = () => (globals.heap as Heap).trackPageview({url, path, title});
    if ('trackPageview' in (globals.heap as object)) fn();
    else waiting.push({name: 'trackPageview', fn});
  };
};
