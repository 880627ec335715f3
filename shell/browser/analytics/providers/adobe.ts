import {type Provider, parseBaseUrl, waitForMethod} from '../provider.js';

interface Satellite {
  track(event: string, detail: object): void;
}

/** Adobe Experience Platform: sends an event for each page view, which rules in the project's own library handle. */
export const adobe: Provider = ({settings: {launchUrl}, load}) => {
  const address = parseBaseUrl(launchUrl);
  if (address === undefined) return undefined;
  const ready = load(address);
  return async ({url, path, title}) => {
    await ready;
    (await waitForMethod<Satellite>('_satellite', 'track')).track('page-view', {url, path, title});
  };
};
