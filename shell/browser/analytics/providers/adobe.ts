import {addressOf, globals, type Provider} from '../provider.js';

/** Adobe: the rules of the project's own library decide what becomes of a page view; they are told of each. */
export const adobe: Provider = ({settings: {launchUrl}, load}) => {
  const address = addressOf(launchUrl);
  if (address === undefined) return undefined;
  const ready = load(address);
  return async ({url, path, title}) => {
    await ready;
    const library = globals._satellite as {track?(event: string, detail: object): void} | undefined;
    library?.track?.('page-view', {url, path, title});
  };
};
