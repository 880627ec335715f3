const maxWholeLength = 300;
const longest = 1000;

/**
 * Shortens a Markdown description for the space next to a control: returns a short text unchanged, or else its first
 * paragraph.
 */
export function briefText(description: string): string {
  const text = description.trim();
  if (text.length <= maxWholeLength) return text;
  const [paragraph = ''] = text.slice(0, 2 * longest).split(/\n\s*\n/);
  return paragraph.length <= longest ? paragraph : `${paragraph.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
