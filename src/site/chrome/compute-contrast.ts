/** Red, green, and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses a color with 3, 6, or 8 hexadecimal digits. Ignores alpha, because the background is unknown. */
export function parseHex(hex: string): Rgb | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(hex)?.[1];
  if (!digits) return undefined;
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits;
  return [0, 2, 4].map(at => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb;
}

export function toHexColor(color: Rgb): string {
  return `#${color.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colors. `share` is the share of `other`, from 0 to 1. */
export function mixColors(color: Rgb, other: Rgb, share: number): Rgb {
  return color.map((part, i) => part + ((other[i] as number) - part) * share) as unknown as Rgb;
}

/** Returns the contrast ratio (WCAG 2.2), from 1 to 21. */
export function computeContrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(color: Rgb): number {
  const [r, g, b] = color.map(part => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Returns the color closest to `color` that has at least the contrast `ratio` on all `surfaces`: darker on light
 * surfaces, lighter on dark ones.
 */
export function findReadableColor(color: Rgb, surfaces: readonly Rgb[], ratio: number): Rgb {
  const isDark = surfaces.every(surface => computeLuminance(surface) < 0.18);
  const end: Rgb = isDark ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixColors(color, end, share);
    // Test the rounded color: rounding could reduce the contrast below the ratio.
    const written = candidate.map(Math.round) as unknown as Rgb;
    if (surfaces.every(surface => computeContrast(written, surface) >= ratio)) return written;
  }
  return end;
}
