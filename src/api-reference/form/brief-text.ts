const maxWholeLength = 300;
const longest = 1000;

/**
 * Returns the part of a description that fits next to a control: all of a short one, else its first paragraph. The
 * reference has the rest. The result is Markdown.
 */
export function briefText(description: string): string {
  const text = description.trim();
  if (text.length <= maxWholeLength) return text;
  const [paragraph = ''] = text.slice(0, 2 * longest).split(/\n\s*\n/);
  return paragraph.length <= longest ? paragraph : `${paragraph.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
