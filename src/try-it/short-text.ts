const longest = 160;

/**
 * The beginning of a description as plain words, for a line beside a control: the whole text stands in the reference.
 * Marks of Markdown are taken away, as far as they can be told without reading it whole.
 */
export function shortText(description: string): string {
  const [paragraph = ''] = description
    .trim()
    .slice(0, 2000)
    .split(/\n\s*\n/);
  const words = paragraph
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(\*\*|__)(\S(?:[^*_]*\S)?)\1/g, '$2')
    .replace(/^\s*(?:#{1,6}|[-*+>])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= longest) return words;
  return `${words.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}
