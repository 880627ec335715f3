/** Loads a JSON file next to the pages of a site. Undefined if that fails. */
export async function loadFile<T>(name: string, root: URL): Promise<T | undefined> {
  const address = new URL(`_lectern/${name}.json`, root);
  const answer = await fetch(address, {credentials: 'same-origin'}).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as T) : undefined;
}
