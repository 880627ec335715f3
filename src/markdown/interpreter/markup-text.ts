/**
 * Trims text between tags by the rules of JSX: line breaks with surrounding white space vanish at the ends and become
 * one space between words. White space within a line stays.
 */
export function trimMarkupText(written: string): string {
  if (!/[\n\t]/.test(written)) return written;
  const lines = written.split('\n').map(line => line.replace(/\t/g, ' '));
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^ +/, '');
      return index === last ? start : trimSpacesEnd(start);
    })
    .filter(line => line)
    .join(' ');
}

// A pattern such as / +$/ is quadratic for a long run of spaces in the middle. Only spaces go: a no-break space is content.
function trimSpacesEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  return line.slice(0, end);
}
