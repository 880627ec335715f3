/** One icon as data: shapes on a view box, drawn as strokes or filled. */
export interface IconData {
  readonly viewBox: string;
  readonly stroke: boolean;
  readonly shapes: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/** Reads the file of an icon; undefined when the library has none by that name. */
export async function readIcon(
  name: string,
  type: string,
  base: {readonly url: string; readonly library: string},
): Promise<IconData | undefined> {
  // Only Font Awesome draws a name in several styles.
  const style = base.library === 'fontawesome' && type === 'regular' ? '-regular' : '';
  const file = name.toLowerCase().replace(/^fa-/, '');
  // A name is one path segment of letters, digits and hyphens: it never leads out of the folder.
  if (!/^[a-z\d][a-z\d-]*$/.test(file)) return undefined;
  try {
    const response = await fetch(new URL(`${base.library}/${file}${style}.json`, base.url), {
      credentials: 'same-origin',
    });
    if (response.ok) return (await response.json()) as IconData;
    return style ? readIcon(name, '', base) : undefined;
  } catch {
    return undefined;
  }
}
