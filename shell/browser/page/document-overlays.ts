import type {Config} from '../../../src/config/config.js';
import {readConfiguredOverlays} from '../../../src/site/navigation/api-documents.js';
import type {Options} from '../boot/options.js';

/** Creates a function that returns the overlays for an API document: those in docs.json, or else in the manifest. */
export function createOverlayFinder(
  config: Config,
  {manifest, dev}: Pick<Options, 'manifest' | 'dev'>,
): (file: string) => Promise<readonly string[]> {
  const named = readConfiguredOverlays(config);
  return async file => {
    const listed = named.get(file);
    if (listed || !manifest) return listed ?? [];
    const {readManifest} = await import('../boot/manifest.js');
    // Load the manifest again in the preview, where files change.
    return (await readManifest(manifest, dev !== undefined))?.overlays.get(file) ?? [];
  };
}
