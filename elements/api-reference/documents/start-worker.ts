interface Policy {
  createScriptURL(url: string): string;
}

/**
 * Starts a worker and waits for its message `ready`. A blob imports a worker of another origin, which browsers
 * otherwise refuse. A host page with Trusted Types must allow the policy `lectern-worker`. Resolves to undefined if the
 * worker did not start.
 */
export async function startWorker(url: string): Promise<Worker | undefined> {
  try {
    const isOwn = new URL(url).origin === location.origin;
    const from = isOwn
      ? url
      : URL.createObjectURL(new Blob([`import ${JSON.stringify(url)}`], {type: 'text/javascript'}));
    const worker = new Worker(toTrustedUrl(from), {type: 'module'});
    // `error` fires if a policy blocks the worker or its file is not a script.
    return await new Promise(done => {
      worker.onmessage = ({data}: MessageEvent<{readonly kind: string}>) =>
        done(data.kind === 'ready' ? worker : undefined);
      worker.onerror = event => {
        event.preventDefault();
        done(undefined);
      };
    });
  } catch {
    return undefined;
  }
}

function toTrustedUrl(url: string): string {
  const factory = (globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}}).trustedTypes;
  policy ??= factory?.createPolicy('lectern-worker', {createScriptURL: text => text}) ?? {
    createScriptURL: text => text,
  };
  return policy.createScriptURL(url);
}

let policy: Policy | undefined;
