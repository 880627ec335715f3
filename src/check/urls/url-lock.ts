/** A published URL, of a page or (with `#`) of a heading. */
export interface LockedUrl {
  readonly url: string;
  /** Operation of a generated page, such as `GET /orders`. Identifies the page after its URL has changed. */
  readonly operation?: string;
  /** Line number in `urls.lock`. */
  readonly line: number;
}

const HEADER = `# Every published URL. lectern checks that each one still works.
# To remove a URL for good, delete its line.
`;

/**
 * Parses `urls.lock`: one URL per line. In the line of an operation's page, a space and the operation follow the URL.
 */
export function parseUrlLock(text: string): readonly LockedUrl[] {
  return text.split('\n').flatMap((line, at) => {
    const [url = '', ...operation] = line.trim().split(' ');
    if (!url.startsWith('/')) return [];
    return [{url, line: at + 1, ...(operation.length > 0 && {operation: operation.join(' ')})}];
  });
}

/** Formats `urls.lock`. Sorts the URLs, so that branches merge without conflicts. */
export function formatUrlLock(urls: Iterable<Pick<LockedUrl, 'url' | 'operation'>>): string {
  const lines = new Map([...urls].map(({url, operation}) => [url, operation ? `${url} ${operation}` : url]));
  const sorted = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${HEADER}${sorted.map(([, line]) => `${line}\n`).join('')}`;
}
