interface Policy {
  createScriptURL(url: string): string;
}

/**
 * Starts a worker of ours, which says `ready` first. From another origin it starts through a blob that imports it. A host that
 * enforces Trusted Types allows the policy `lectern-worker`. `undefined` where no worker can be had.
 */
export async function startWorker(url: string): Promise<Worker | undefined> {
  try {
    const isOwn = new URL(url).origin === location.origin;
    const from = isOwn
      ? url
      : URL.createObjectURL(new Blob([`import ${JSON.stringify(url)}`], {type: 'text/javascript'}));
    const worker = new Worker(trusted(from), {type: 'module'});
    // It says that it is there; a policy that forbids it, or a file that is no script, ends in an error instead.
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

function trusted(url: string): string {
  const factory = (globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}}).trustedTypes;
  policy ??= factory?.createPolicy('lectern-worker', {createScriptURL: text => text}) ?? {
    createScriptURL: text => text,
  };
  return policy.createScriptURL(url);
}

let policy: Policy | undefined;
