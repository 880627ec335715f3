export function collectClassNames(value: string): readonly string[] {
  return value.split(/\s+/).filter(Boolean);
}

/** Matches CSS values such as `underline`, `ease-in-out`, or `flex` in style code, which are not class names there. */
const styles =
  /\b(?:transition|animation|display|position|visibility|overflow[XY]?|isolation|resize|fontStyle|whiteSpace|text(?:Align|Decoration|Transform|Overflow)|\w+TimingFunction):\s*(["'`])(?:\\.|(?!\1)[^\\\n])*\1/g;

/** Returns words in a script that can be class names: words in strings, and words with typical characters. */
export function findClassNames(script: string): ReadonlySet<string> {
  const code = script.replace(styles, '');
  const found = new Set<string>();
  // Search all text between quotes, backticks, and braces, because templates and strings can be nested.
  for (const name of code.split(/[\s"'`{}]+/)) if (/[-:[]/.test(name)) found.add(name);
  for (const [, , inside = ''] of code.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g))
    for (const name of collectClassNames(inside)) found.add(name);
  return found;
}
