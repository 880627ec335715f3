const MAX_WHOLE_LENGTH = 300;
const MAX_LENGTH = 1000;

/**
 * Shortens a Markdown description for the space next to a control: returns a short text unchanged, or else its first
 * paragraph.
 */
export function shortenDescription(description: string): string {
  const text = description.trim();
  if (text.length <= MAX_WHOLE_LENGTH) return text;
  const [paragraph = ''] = text.slice(0, 2 * MAX_LENGTH).split(/\n\s*\n/);
  return paragraph.length <= MAX_LENGTH ? paragraph : `${paragraph.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}
