/**
 * Returns whether an origin responds. Requests its root without path, query, credentials or body, and without reading
 * the response.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(`${new URL(url).origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    return true;
  } catch {
    return false;
  }
}

/** Records the requests that the page's policy blocks, until `end`. */
interface PolicyWatch {
  isViolatedBy(url: string): boolean;
  /** Resolves after the browser's reports, which follow the blocked request. */
  settled(): Promise<void>;
  end(): void;
}

/** Listens for violations of `connect-src`. */
export function watchPolicy(): PolicyWatch {
  const blocked = new Set<string>();
  const listen = ({effectiveDirective, blockedURI, disposition}: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && effectiveDirective === 'connect-src') blocked.add(originOf(blockedURI));
  };
  document.addEventListener('securitypolicyviolation', listen);
  return {
    isViolatedBy: url => blocked.has(originOf(url)),
    settled: () => new Promise(done => setTimeout(done, 20)),
    end: () => document.removeEventListener('securitypolicyviolation', listen),
  };
}

function originOf(url: string): string {
  return URL.canParse(url, location.href) ? new URL(url, location.href).origin : url;
}
