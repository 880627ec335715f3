import type {Config} from '../../../src/config/config.js';
import {namedOverlays} from '../../../src/site/navigation/api-documents.js';
import type {Options} from '../boot/options.js';

/**
 * Returns what finds the overlay documents of an API document: those that docs.json names, else those that the tools have
 * found in the project, which the manifest lists.
 */
export function overlayFinder(
  config: Config,
  {manifest, dev}: Pick<Options, 'manifest' | 'dev'>,
): (file: string) => Promise<readonly string[]> {
  const named = namedOverlays(config);
  let known: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  return async file => {
    const listed = named.get(file);
    if (listed || !manifest) return listed ?? [];
    // While an author works on the project, the manifest changes.
    if (!known || dev) known = readOverlays(manifest);
    return (await known).get(file) ?? [];
  };
}

async function readOverlays(manifest: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const {readManifest} = await import('../boot/manifest.js');
  return (await readManifest(manifest))?.overlays ?? new Map();
}
