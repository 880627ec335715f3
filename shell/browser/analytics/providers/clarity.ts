import {callQueue, type Provider} from '../provider.js';

/** Clarity follows URL changes itself. Lectern also sets the path, for its filters. */
export const clarity: Provider = ({settings: {projectId}, load}) => {
  if (!projectId) return undefined;
  const call = callQueue('clarity');
  void load(`https://www.clarity.ms/tag/${encodeURIComponent(projectId)}`);
  return ({path}) => call('set', 'path', path);
};
