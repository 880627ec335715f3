/** Lowers the headings of Markdown by one level, for text inside another. Code stays unchanged. */
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
