import {addressOf, type Provider, waitForMethod} from '../provider.js';

interface Satellite {
  track(event: string, detail: object): void;
}

/** Adobe: the rules of the project's own library decide what becomes of a page view; they are told of each. */
export const adobe: Provider = ({settings: {launchUrl}, load}) => {
  const address = addressOf(launchUrl);
  if (address === undefined) return undefined;
  const ready = load(address);
  return async ({url, path, title}) => {
    await ready;
    (await waitForMethod<Satellite>('_satellite', 'track')).track('page-view', {url, path, title});
  };
};
