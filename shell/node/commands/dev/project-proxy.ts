import type {RequestListener} from 'node:http';

interface ProjectProxy {
  readonly respond: RequestListener;
  /** Call it after docs.json or a document changed. The proxy reads its allowed APIs again. */
  renew(): void;
}

/** Creates the proxy of a project. Reads its documents on the first request. */
export function createProjectProxy(folder: string, allowPrivate: boolean, note: (line: string) => void): ProjectProxy {
  let opening: Promise<RequestListener> | undefined;
  const open = async (): Promise<RequestListener> => {
    // Most sessions never send a request, so import on demand.
    const [{proxyTargets}, {proxyListener}] = await Promise.all([
      import('../proxy/proxy-targets.js'),
      import('../proxy/proxy-server.js'),
    ]);
    const project = await proxyTargets(folder, {allowPrivate});
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
