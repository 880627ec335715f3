import type {Page} from 'playwright-core';

/** Columns of the fingerprints for wide and narrow pictures. The number of rows depends on the aspect ratio. */
const columns = {wide: 24, narrow: 12};

/**
 * Returns the colors of a picture in coarse cells, as base64 with three bytes per cell. Equal for visually equal
 * pictures, and small enough for the repository.
 */
export function fingerprint(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(
    async ([address, columns]) => {
      const image = new Image();
      image.src = address as string;
      await image.decode();
      const {wide, narrow} = columns as {wide: number; narrow: number};
      const width = image.width > image.height ? wide : narrow;
      const height = Math.round((image.height / image.width) * width);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      const {data} = context.getImageData(0, 0, width, height);
      return btoa(String.fromCharCode(...data.filter((_, at) => at % 4 !== 3)));
    },
    [`data:image/png;base64,${png.toString('base64')}`, columns] as const,
  );
}

/**
 * Returns the difference of two fingerprints: the percentage of cells where a channel differs by more than a tenth of
 * its range. 100 for different shapes.
 */
export function difference(before: string, after: string): number {
  const [a, b] = [Buffer.from(before, 'base64'), Buffer.from(after, 'base64')];
  if (a.length !== b.length) return 100;
  let changed = 0;
  for (let at = 0; at < a.length; at += 3)
    if ([0, 1, 2].some(channel => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 25)) changed++;
  return (changed / (a.length / 3)) * 100;
}
