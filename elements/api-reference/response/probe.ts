/**
 * Returns whether the server at an origin responds. Requests only `/`, without credentials, and does not read the
 * response.
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

/** Records requests that the Content Security Policy of the page blocks, until `end`. */
interface PolicyWatch {
  isViolatedBy(url: string): boolean;
  /** Resolves when the browser has reported violations. It does so after `fetch` rejects. */
  settled(): Promise<void>;
  end(): void;
}

/** Starts to record violations of `connect-src`. */
export function recordPolicyViolations(): PolicyWatch {
  const blocked = new Set<string>();
  const listen = ({effectiveDirective, blockedURI, disposition}: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && effectiveDirective === 'connect-src') blocked.add(resolveOrigin(blockedURI));
  };
  document.addEventListener('securitypolicyviolation', listen);
  return {
    isViolatedBy: url => blocked.has(resolveOrigin(url)),
    settled: () => new Promise(done => setTimeout(done, 20)),
    end: () => document.removeEventListener('securitypolicyviolation', listen),
  };
}

function resolveOrigin(url: string): string {
  return URL.canParse(url, location.href) ? new URL(url, location.href).origin : url;
}
