import type {RequestListener} from 'node:http';

interface ProjectProxy {
  readonly respond: RequestListener;
  /** Reads the APIs that the proxy may request again. Call it after docs.json or an API document changed. */
  renew(): void;
}

/** Creates a project's proxy. The first request reads the API documents, to know which APIs are allowed. */
export function createProjectProxy(folder: string, allowPrivate: boolean, note: (line: string) => void): ProjectProxy {
  let opening: Promise<RequestListener> | undefined;
  const open = async (): Promise<RequestListener> => {
    // Import on the first request: most sessions send none.
    const [{readProxyTargets}, {proxyListener}] = await Promise.all([
      import('../proxy/proxy-targets.js'),
      import('../proxy/proxy-server.js'),
    ]);
    const project = await readProxyTargets(folder, {allowPrivate});
    if (typeof project === 'string') {
      note(project);
      return proxyListener({origins: [], methods: ['GET'], allowPrivate});
    }
    for (const line of project.notes) note(line);
    return proxyListener({...project.targets, allowPrivate});
  };
  return {
    async respond(request, response) {
      opening ??= open();
      (await opening)(request, response);
    },
    renew() {
      opening = undefined;
    },
  };
}
