/** JSON as a value, or the line and column where it is no longer JSON. */
export function parseBody(text: string): {readonly value: unknown} | {readonly line: number; readonly column: number} {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    return placeIn(text, String(error));
  }
}

/** Engines name the place in their own words: `position 12`, or `line 1 column 13`. Else it is the end. */
function placeIn(text: string, message: string): {line: number; column: number} {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return {line: Number(line), column: Number(column)};
  const position = /position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position));
  return {line: before.split('\n').length, column: before.length - before.lastIndexOf('\n')};
}
