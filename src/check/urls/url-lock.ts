/** A URL that was published: of a page, or of a heading after `#`. */
export interface LockedUrl {
  readonly url: string;
  /** Operation of a generated page, such as `GET /orders`. It finds the page again under another URL. */
  readonly operation?: string;
  /** Its line in the file. */
  readonly line: number;
}

const HEADER = `# Every published URL. lectern checks that each one still works.
# To remove a URL for good, delete its line.
`;

/** Reads `urls.lock`: a URL on each line, and after a space the operation of its page. */
export function parseUrlLock(text: string): readonly LockedUrl[] {
  return text.split('\n').flatMap((line, at) => {
    const [url = '', ...operation] = line.trim().split(' ');
    if (!url.startsWith('/')) return [];
    return [{url, line: at + 1, ...(operation.length > 0 && {operation: operation.join(' ')})}];
  });
}

/** Writes `urls.lock`, sorted, so that branches merge. */
export function formatUrlLock(urls: Iterable<Pick<LockedUrl, 'url' | 'operation'>>): string {
  const lines = new Map([...urls].map(({url, operation}) => [url, operation ? `${url} ${operation}` : url]));
  const sorted = [...lines].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${HEADER}${sorted.map(([, line]) => `${line}\n`).join('')}`;
}
