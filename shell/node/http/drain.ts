import type {Server} from 'node:http';

/** Maximum time in milliseconds to wait for responses in progress. */
const TIMEOUT_MS = 10_000;

/**
 * Stops a server when the user stops the program: accepts no new connections, and aborts responses in progress after
 * `milliseconds`. A second signal ends the program at once.
 */
export function drainOnSignal(server: Server, milliseconds = TIMEOUT_MS): void {
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    server.close();
    // Close keep-alive connections repeatedly: each becomes idle only after its response.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const timeout = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(timeout);
    });
  };
  for (const signal of signals) process.on(signal, stop);
  server.once('close', () => {
    for (const signal of signals) process.off(signal, stop);
  });
}

const signals = ['SIGINT', 'SIGTERM'] as const;
