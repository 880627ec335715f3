/** Finds the variant whose folder a slug begins with, the longest folder first: `fr/internal` is French, and so is `fr`. */
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
