// A summary is plain text (OpenAPI 3.1, section 4.8.10), but many write it as they write descriptions.
const code = /`([^`]+)`/g;
const link = /\[([^[\]]+)\]\([^()\s]+\)/g;
const strong = /(?<![^\s(])\*\*(\S(?:[^*]*\S)?)\*\*/g;

/** A summary without the marks of code, links and strong words, for places that hold words alone. */
export function summaryWords(summary: string): string {
  return summary.replace(code, '$1').replace(link, '$1').replace(strong, '$1').trim();
}
