import {type Provider, queue} from '../provider.js';

/** Koala counts pages by itself, those after the first too. */
export const koala: Provider = ({settings: {publicApiKey}, load}) => {
  if (!publicApiKey) return undefined;
  queue('ko');
  void load(`https://cdn.getkoala.com/v1/${encodeURIComponent(publicApiKey)}/sdk.js`);
  return () => {};
};
