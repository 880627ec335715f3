/**
 * Creates a progress bar on one line of a terminal. It changes at most ten times a second, and disappears at the end.
 */
export function createProgressLine(terminal: {
  write(text: string): unknown;
}): (done: number, all: number, what?: string) => void {
  let last = 0;
  return (done, all, what = 'pages') => {
    const now = Date.now();
    if (done < all && now - last < 100) return;
    last = now;
    const filled = all === 0 ? 30 : Math.round((30 * done) / all);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done} of ${all} ${what}`;
    terminal.write(done < all ? `\r${bar}` : '\r\u001b[K');
  };
}
