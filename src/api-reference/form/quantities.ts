const multiples = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size as `12 bytes` or `1.2 kB`. Units are powers of 1000, as in the size limits of servers. */
export function formatSize(bytes: number, locale: string): string {
  // Write `bytes` in full: its short form is a whole word, too, and has no plural in some languages.
  if (bytes < 1000) return formatUnit(bytes, 'byte', locale, {unitDisplay: 'long'});
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < multiples.length - 1) {
    value /= 1000;
    unit++;
  }
  return formatUnit(value, multiples[unit] as string, locale, buildFractionOptions(value < 10 ? 1 : 0));
}

/** Formats a duration as `340 ms`, `2.41 s`, or `1 m 5 s`. */
export function formatDuration(ms: number, locale: string): string {
  if (ms < 1000) return formatUnit(Math.round(ms), 'millisecond', locale, narrow);
  if (ms < 60_000)
    return formatUnit(ms / 1000, 'second', locale, {...narrow, ...buildFractionOptions(ms < 9995 ? 2 : 1)});
  const parts = [
    formatUnit(Math.floor(ms / 60_000), 'minute', locale, narrow),
    formatUnit(Math.floor((ms % 60_000) / 1000), 'second', locale, narrow),
  ];
  return new Intl.ListFormat(locale, {type: 'unit', style: 'narrow'}).format(parts);
}

const narrow: Intl.NumberFormatOptions = {unitDisplay: 'narrow'};

function formatUnit(value: number, unit: string, locale: string, options?: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(locale, {style: 'unit', unit, ...options}).format(value);
  // Narrow Latin units follow the number without a space, unlike in the International System of Units.
  return text.replace(/(\d)([a-zµ])/gi, '$1\u00a0$2');
}

function buildFractionOptions(digits: number): Intl.NumberFormatOptions {
  return {minimumFractionDigits: digits, maximumFractionDigits: digits};
}
