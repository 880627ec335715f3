import type {Config} from '../../../src/config/config.js';
import {listNamedOverlays} from '../../../src/site/navigation/api-documents.js';
import type {Options} from '../boot/options.js';

/**
 * Creates a function that finds the overlay documents of an API document: those that docs.json names, else those that the
 * manifest lists.
 */
export function overlayFinder(
  config: Config,
  {manifest, dev}: Pick<Options, 'manifest' | 'dev'>,
): (file: string) => Promise<readonly string[]> {
  const named = listNamedOverlays(config);
  return async file => {
    const listed = named.get(file);
    if (listed || !manifest) return listed ?? [];
    const {readManifest} = await import('../boot/manifest.js');
    // While an author works on the project, the manifest changes.
    return (await readManifest(manifest, dev !== undefined))?.overlays.get(file) ?? [];
  };
}
