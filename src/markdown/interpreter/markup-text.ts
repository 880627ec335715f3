/**
 * Trims text between tags by the rules of JSX. A line break with its white space becomes one space between words. At
 * both ends, it is removed. White space within a line remains.
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

// Do not use an expression such as / +$/: it takes quadratic time for long runs of spaces. Remove only spaces, because
// a no-break space is content.
function trimSpacesEnd(line: string): string {
  let end = line.length;
  while (line[end - 1] === ' ') end--;
  return line.slice(0, end);
}
