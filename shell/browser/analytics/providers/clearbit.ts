import type {Provider} from '../provider.js';

/** Clearbit: follows URL changes itself. */
export const clearbit: Provider = ({settings: {publicApiKey}, load}) => {
  if (!publicApiKey) return undefined;
  void load(`https://tag.clearbitscripts.com/v1/${encodeURIComponent(publicApiKey)}/tags.js`, {
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  return () => {};
};
