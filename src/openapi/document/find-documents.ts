import {type Files, isFile} from '../../base/files.js';

/** The files among these that are documents of OpenAPI or AsyncAPI, whoever names them. Each is read and let go. */
export async function findDocuments(files: Files, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    if (!/\.(?:json|ya?ml)$/i.test(path)) continue;
    const result = await files.read(path);
    // The key stands at the top of every document that people write.
    if (
      isFile(result) &&
      /(?:^|[{,\s])["']?(?:openapi|swagger|asyncapi)["']?\s*:\s*["']?\d/.test(result.text.slice(0, 20_000))
    )
      found.push(path);
  }
  return found;
}
