/** Icons of one file, by name. A string is the name of another icon with the same shapes. */
export type IconPack = Readonly<Record<string, IconData | string>>;

/**
 * Loads one file of an icon library. The build replaces this function with one literal import for each file, so that
 * bundlers of applications find the icons.
 */
export async function loadPack(library: string, pack: number): Promise<IconPack> {
  const module: {default: IconPack} = await import(`../../../../dist/icons/${library}/${pack}.js`);
  return module.default;
}

/** Icon as shapes in a view box, either stroked or filled. */
export interface IconData {
  readonly viewBox: string;
  readonly stroke: boolean;
  readonly shapes: readonly (readonly [string, Readonly<Record<string, string>>])[];
}
