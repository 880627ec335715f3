/** Markdown with its headings one level deeper, for a text that stands inside of another. Code stays as it is. */
export function deeper(markdown: string): string {
  let fence = '';
  const lines = markdown.split('\n').map(line => {
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return line;
    }
    fence = mark;
    return /^#{1,5} /.test(line) ? `#${line}` : line;
  });
  return lines.join('\n');
}
