/**
 * Takes the indentation that all lines share off every line. Lines inside fenced code count too where they are indented
 * like their fence, and keep what they have beyond it. The first line is left alone when it stands behind a tag.
 */
export function dedent(text: string, fences: readonly {readonly start: number; readonly end: number}[] = []): string {
  let shared = Number.POSITIVE_INFINITY;
  let fence = 0;
  for (let line = 0; line < text.length; ) {
    let end = text.indexOf('\n', line);
    if (end === -1) end = text.length;
    while (fence < fences.length && (fences[fence] as {end: number}).end < line) fence++;
    const inside = fences[fence];
    // A fence's own lines may hang left of it (text pasted into a list): only its first line has a say.
    if (!inside || line <= inside.start) {
      const indent = indentOf(text, line, end);
      if (indent !== -1 && indent < shared) shared = indent;
      if (shared === 0) return text;
    }
    line = end + 1;
  }
  if (shared === Number.POSITIVE_INFINITY) return text;
  return text.replace(/^[ \t]+/gm, white => white.slice(Math.min(shared, white.length)));
}

/** Width of the white space before the first other character of a line; -1 for a blank line. A tab counts as one. */
function indentOf(text: string, line: number, end: number): number {
  for (let at = line; at < end; at++) {
    const char = text.charCodeAt(at);
    if (char !== 32 && char !== 9) return at - line;
  }
  return -1;
}
