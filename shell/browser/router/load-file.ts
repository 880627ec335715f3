/** Loads a JSON file of the site. Resolves to undefined on any error. */
export async function loadFile<T>(name: string, root: URL): Promise<T | undefined> {
  const url = new URL(`_lectern/${name}.json`, root);
  const response = await fetch(url, {credentials: 'same-origin'}).catch(() => undefined);
  return response?.ok ? ((await response.json()) as T) : undefined;
}
