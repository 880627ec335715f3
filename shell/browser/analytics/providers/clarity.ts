import {createCallQueue, type Provider} from '../provider.js';

/** Clarity: follows URL changes itself. Lectern only sets a tag with the path, to filter by. */
export const clarity: Provider = ({settings: {projectId}, load}) => {
  if (!projectId) return undefined;
  const call = createCallQueue('clarity');
  void load(`https://www.clarity.ms/tag/${encodeURIComponent(projectId)}`);
  return ({path}) => call('set', 'path', path);
};
