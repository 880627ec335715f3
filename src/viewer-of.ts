import type {Viewer} from './config/config.js';

/** Which viewer shows operations, and what to tell the author where it is not the one that docs.json names. */
export function viewerOf(wanted: Viewer): {readonly viewer: 'native'; readonly message?: string} {
  if (wanted === 'native') return {viewer: 'native'};
  return {
    viewer: 'native',
    message: `api.viewer is "${wanted}", which cannot be loaded here: pages show the native viewer.`,
  };
}
