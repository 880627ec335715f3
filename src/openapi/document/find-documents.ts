import {type Files, isFile} from '../../base/files.js';

/** Returns the paths of OpenAPI and AsyncAPI documents. Reads one file at a time to save memory. */
export async function findDocuments(files: Files, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    if (!/\.(?:json|ya?ml)$/i.test(path)) continue;
    const result = await files.read(path);
    // Test only the start of each text: documents declare their version there.
    if (
      isFile(result) &&
      /(?:^|[{,\s])["']?(?:openapi|swagger|asyncapi)["']?\s*:\s*["']?\d/.test(result.text.slice(0, 20_000))
    )
      found.push(path);
  }
  return found;
}
