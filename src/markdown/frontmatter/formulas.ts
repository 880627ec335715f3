/**
 * Applies `styling.latex` of docs.json to page text before parsing. With `true`, every `$…$` becomes a formula, with
 * `false` none. Leaves line numbers, code, and frontmatter unchanged. Takes linear time.
 */
export function applyFormulaSetting(text: string, latex: boolean): string {
  let fence = '';
  const head = /^---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? '';
  const lines = text.slice(head.length).split('\n');
  const settled = lines.map(line => {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence) && /^[ \t>]*(?:`+|~+)\s*$/.test(line)) fence = '';
      return line;
    }
    if (mark) {
      fence = mark;
      return line;
    }
    return line.includes('$') ? settleLine(line, latex) : line;
  });
  return head + settled.join('\n');
}

/** Applies the `latex` setting to one line outside code blocks. Skips code spans. */
function settleLine(line: string, latex: boolean): string {
  let done = '';
  for (let at = 0; at < line.length; ) {
    const char = line[at] as string;
    if (char === '\\') {
      done += line.slice(at, at + 2);
      at += 2;
    } else if (char === '`') {
      const ticks = /^`+/.exec(line.slice(at))?.[0] ?? '`';
      const end = line.indexOf(ticks, at + ticks.length);
      const stop = end === -1 ? line.length : end + ticks.length;
      done += line.slice(at, stop);
      at = stop;
    } else if (char !== '$') {
      done += char;
      at++;
    } else if (!latex) {
      done += '\\$';
      at++;
    } else {
      const end = line.startsWith('$$', at) ? -1 : findClosingDollar(line, at);
      const stop = line.startsWith('$$', at) ? at + 2 : end === -1 ? at + 1 : end + 1;
      // Write a `<Latex>` tag: in `$…$`, the parser would take some formulas for prices (`findMathEnd`).
      done += end === -1 ? line.slice(at, stop) : `<Latex>{${JSON.stringify(line.slice(at + 1, end))}}</Latex>`;
      at = stop;
    }
  }
  return done;
}

/** Returns the offset of the closing dollar, or -1. A space inside next to either dollar prevents a formula. */
function findClosingDollar(line: string, at: number): number {
  if (/[\s$]/.test(line[at + 1] ?? ' ')) return -1;
  for (let end = at + 1; end < line.length; end++) {
    if (line[end] === '\\') end++;
    else if (line[end] === '$') return /\s/.test(line[end - 1] as string) ? -1 : end;
  }
  return -1;
}

/** Reads `styling.latex` from unparsed docs.json data. */
export function readLatex(docs: unknown): boolean | undefined {
  const styling = (docs as {readonly styling?: {readonly latex?: unknown}} | null | undefined)?.styling;
  return typeof styling?.latex === 'boolean' ? styling.latex : undefined;
}
