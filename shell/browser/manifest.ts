import {type Manifest, parseManifest} from '../../src/manifest/manifest.js';

/** Reads the file that the attribute `manifest` names; `undefined`, and a word of it, when it cannot be had. */
export async function readManifest(address: string): Promise<Manifest | undefined> {
  try {
    const answer = await fetch(address, {credentials: 'same-origin'});
    const manifest = answer.ok ? parseManifest(await answer.json()) : undefined;
    if (manifest) return manifest;
  } catch {
    // Said below.
  }
  console.warn(
    `${address} cannot be read.\nFix: write it with lectern init --runtime, or leave the attribute manifest out.`,
  );
  return undefined;
}
