import type {Config} from '../../../src/config/config.js';
import {listNamedOverlays} from '../../../src/site/navigation/api-documents.js';
import type {Options} from '../boot/options.js';

/** Creates a function that finds an API document's overlay documents: from docs.json, or else from the manifest. */
export function overlayFinder(
  config: Config,
  {manifest, dev}: Pick<Options, 'manifest' | 'dev'>,
): (file: string) => Promise<readonly string[]> {
  const named = listNamedOverlays(config);
  return async file => {
    const listed = named.get(file);
    if (listed || !manifest) return listed ?? [];
    const {readManifest} = await import('../boot/manifest.js');
    // In the preview, the manifest changes.
    return (await readManifest(manifest, dev !== undefined))?.overlays.get(file) ?? [];
  };
}
