const whole = 300;
const longest = 1000;

/**
 * As much of a description as belongs beside a control: a short one whole, else its first paragraph; the rest stands in the
 * reference. It is Markdown still.
 */
export function briefText(description: string): string {
  const text = description.trim();
  if (text.length <= whole) return text;
  const [paragraph = ''] = text.slice(0, 2 * longest).split(/\n\s*\n/);
  return paragraph.length <= longest ? paragraph : `${paragraph.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
