const before = /(?:[ \t]*(?:\n|(?:import|export)\b[^\n]*\n|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}))*/y;
const heading = /[ \t]*#[ \t]+([^\n]+)/y;

/** Returns the text of a `# Title` at the start of the body, which names a page without a title. Empty if absent. */
export function readLeadingHeading(body: string): string {
  before.lastIndex = 0;
  before.exec(body);
  heading.lastIndex = before.lastIndex;
  const written = heading.exec(body)?.[1] ?? '';
  return written
    .replace(/[ \t]+#+[ \t]*$|\\?\{#[\w-]+\}\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])|<[^>]*>|\{[^}]*\}|[*`]|~~/g, (_, escaped = '') => escaped)
    .replace(/\s+/g, ' ')
    .trim();
}
