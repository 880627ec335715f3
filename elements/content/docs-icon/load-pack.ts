/** Icons by name. A string is the name of another icon to use. */
export type IconPack = Readonly<Record<string, IconData | string>>;

/**
 * Loads a file of icons. The build replaces this by a list of imports, one for each file, so that other bundlers find
 * the icons.
 */
export async function loadPack(library: string, pack: number): Promise<IconPack> {
  const module: {default: IconPack} = await import(`../../../../dist/icons/${library}/${pack}.js`);
  return module.default;
}

/** An icon as data: shapes in a view box, stroked or filled. */
export interface IconData {
  readonly viewBox: string;
  readonly stroke: boolean;
  readonly shapes: readonly (readonly [string, Readonly<Record<string, string>>])[];
}
