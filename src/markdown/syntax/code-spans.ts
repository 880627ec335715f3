/**
 * Returns a function that finds the next run of exactly `length` backticks after `from`. Scans the text once, on the
 * first call.
 */
export function findCodeSpans(text: string): (from: number, length: number) => number {
  const runs = new Map<number, {readonly starts: number[]; passed: number}>();
  for (let at = text.indexOf('`'); at !== -1; ) {
    let end = at;
    while (text.charCodeAt(end) === 96) end++;
    const same = runs.get(end - at);
    if (same) same.starts.push(at);
    else runs.set(end - at, {starts: [at], passed: 0});
    at = text.indexOf('`', end);
  }
  return (from, length) => {
    const same = runs.get(length);
    if (!same) return -1;
    while (same.passed < same.starts.length && (same.starts[same.passed] as number) < from) same.passed++;
    return same.starts[same.passed] ?? -1;
  };
}
