/** Finds the variant whose folder contains a slug, the longest folder first: `fr/internal` and `fr` are French. */
export function findVariantOfSlug<Each>(
  slug: string,
  variants: Iterable<Each>,
  foldersOf: (variant: Each) => readonly string[],
): Each | undefined {
  let found: Each | undefined;
  let length = 0;
  for (const variant of variants)
    for (const folder of foldersOf(variant))
      if (folder.length > length && `${slug}/`.startsWith(folder)) [found, length] = [variant, folder.length];
  return found;
}
