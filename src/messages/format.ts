/** Formats 4800 as `4,800` or `4.800`. */
export function formatNumber(count: number, locale: string): string {
  // The first `Intl.NumberFormat` of a thread takes 20 to 40 ms, in front of the text.
  if (locale === 'en' && Number.isInteger(count) && count >= 0 && count < 1000) return String(count);
  return new Intl.NumberFormat(locale).format(count);
}

/** Formats a list as `a, b, and c`, or alternatives as `a, b, or c`. */
export function formatList(
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale, {type}).format(names);
}

/** Formats the time of day of a timestamp as `2:05 PM` or `14:05`. */
export function formatTime(time: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {timeStyle: 'short'}).format(time);
}
