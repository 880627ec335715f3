import type {Server} from 'node:http';

/** Milliseconds in which answers that were begun may come to their end. */
const patience = 10_000;

/**
 * Lets a server end when somebody stops the program: no new connections, answers that were begun come to their end, and after
 * ten seconds what is left is cut off. A second signal ends the program at once.
 */
export function drainOnSignal(server: Server, milliseconds = patience): void {
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    server.close();
    // A connection that was kept open for a next request is idle once its answer is sent.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(late);
    });
  };
  for (const signal of signals) process.on(signal, stop);
  server.once('close', () => {
    for (const signal of signals) process.off(signal, stop);
  });
}

const signals = ['SIGINT', 'SIGTERM'] as const;
