/** Parsed info string of a code block, without the language. */
export interface FenceMeta {
  readonly title?: string;
  readonly icon?: string;
  /** Numbers of highlighted lines, from 1. */
  readonly highlight: ReadonlySet<number>;
  /** Numbers of lines in focus. Other lines are faded. */
  readonly focus: ReadonlySet<number>;
  readonly lines: boolean;
  readonly wrap: boolean;
  readonly expandable: boolean;
  /** True if the block has no copy button. */
  readonly nocopy?: true;
  /** True if the code's types are shown. */
  readonly twoslash?: true;
  /** Name of a code theme for this block alone. */
  readonly theme?: string;
}

const known = new Map<string, FenceMeta>();
const MAX_KNOWN = 200;

// Begin a name only after white space, so that no text is read twice (security rule B5). Match braces with a string, or
// with up to two levels of nested braces: a deeper pattern would be slow for every text.
const named =
  /(?<![\w-])([\w-]+)=(?:"([^"]*)"|'([^']*)'|\{(\s*(?:"[^"]*"|'[^']*')\s*|[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*)\}|(\S+))/g;
const knownFlags = new Set([
  'lines',
  'wrap',
  'expandable',
  'showLineNumbers',
  'twoslash',
  'runnable',
  'nocopy',
  'copy',
]);

/**
 * Parses `title words`, `title="…"`, `[title]`, `icon=`, `[option]` next to a title, `{1,3-5}`, `highlight=`, `focus=`,
 * `lines`, `wrap`, `expandable`, `nocopy`, and `theme=`.
 */
export function readFenceMeta(meta: string): FenceMeta {
  if (!meta) return plainMeta;
  // Reuse earlier results: a page reads each info string several times, and many are equal.
  const kept = known.get(meta);
  if (kept) return kept;
  const read = readMeta(meta);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(meta, read);
  return read;
}

function readMeta(meta: string): FenceMeta {
  const values = new Map<string, string>();
  let rest = meta.replace(named, (_, key: string, ...found: (string | undefined)[]) => {
    const [double, single, braced, bare] = found;
    values.set(key, double ?? single ?? (braced === undefined ? bare : readString(braced)) ?? '');
    return ' ';
  });
  const marked = /\{([\d,\s-]+)\}/.exec(rest);
  if (marked) rest = rest.replace(marked[0], ' ');
  // Brackets inside a word belong to a path: `app/[slug]/page.tsx`.
  const bracket = /(?<!\S)\[((?:[^[\]]|\[[^[\]]*\])+)\](?!\S)/.exec(rest);
  if (bracket) rest = rest.replace(bracket[0], ' ');
  const flags = new Set<string>();
  // Read `lines="true"` like the option `lines`.
  for (const [key, value] of values) if (knownFlags.has(key) && value !== 'false') flags.add(key);
  const bare: string[] = [];
  for (const word of rest.split(/\s+/)) {
    if (knownFlags.has(word)) flags.add(word);
    else if (word) bare.push(word);
  }
  const text = values.get('title') ?? values.get('filename');
  const line = bare.join(' ').replace(/^["']|["']$/g, '');
  // Read brackets after a title, as in `a.ts [expandable]`, as an option.
  const inside = bracket?.[1] ?? '';
  const isOption = knownFlags.has(inside) && Boolean(text ?? line);
  if (isOption) flags.add(inside);
  const title = text ?? (isOption ? line : inside || line);
  const icon = values.get('icon');
  const theme = values.get('theme');
  return {
    ...(title ? {title} : {}),
    ...(icon ? {icon} : {}),
    ...(theme && /^[\w-]+$/.test(theme) && theme !== 'null' ? {theme: theme.toLowerCase()} : {}),
    highlight: readLines(values.get('highlight') ?? marked?.[1] ?? ''),
    focus: readLines(values.get('focus') ?? ''),
    lines: flags.has('lines') || flags.has('showLineNumbers'),
    wrap: flags.has('wrap'),
    expandable: flags.has('expandable'),
    ...(flags.has('nocopy') ? {nocopy: true} : {}),
    ...(flags.has('twoslash') ? {twoslash: true} : {}),
  };
}

/** Returns the string in braces without its quotes. Returns any other expression unchanged. */
function readString(written: string): string {
  return /^\s*(["'])((?:(?!\1).)*)\1\s*$/.exec(written)?.[2] ?? written;
}

const plainMeta: FenceMeta = {
  highlight: new Set(),
  focus: new Set(),
  lines: false,
  wrap: false,
  expandable: false,
};

function readLines(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const [, from, to] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    // Limit a range's length: `1-999999999` would take too long.
    const last = Math.min(Number(to ?? from), Number(from) + 5000);
    for (let line = Number(from); line <= last; line++) lines.add(line);
  }
  return lines;
}
