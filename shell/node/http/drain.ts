import type {Server} from 'node:http';

/** Time in milliseconds for pending responses to finish. */
const patience = 10_000;

/**
 * Shuts a server down when the user stops the program. The server accepts no new connections, and aborts the pending
 * responses after ten seconds. A second signal ends the program immediately.
 */
export function drainOnSignal(server: Server, milliseconds = patience): void {
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    server.close();
    // A keep-alive connection becomes idle after its response.
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
