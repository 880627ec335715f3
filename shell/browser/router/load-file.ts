/** Loads a JSON file next to the pages of a site. Undefined if that fails. */
export async function loadFile<T>(name: string, root: URL): Promise<T | undefined> {
  const url = new URL(`_lectern/${name}.json`, root);
  const response = await fetch(url, {credentials: 'same-origin'}).catch(() => undefined);
  return response?.ok ? ((await response.json()) as T) : undefined;
}
