/** Changes each line of Markdown that is outside code blocks. */
export function mapOutsideFences(markdown: string, change: (line: string) => string): string {
  let fence = '';
  const lines = markdown.split('\n').map(line => {
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      return line;
    }
    fence = mark;
    return change(line);
  });
  return lines.join('\n');
}
