/** Icons by name. A text is the name of the icon to use instead. */
export type IconPack = Readonly<Record<string, IconData | string>>;

/**
 * Loads a file of icons. The build puts a list in its place, with an import for each file, which the bundlers of other
 * people can follow: wherever they put our parts, icons are found.
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
