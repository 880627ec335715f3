const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** State of a stop by the user. */
interface Interrupt {
  readonly isStopping: boolean;
  /** Restores the default handling of signals. */
  forget(): void;
}

/** Cleans up when the user stops the program. The same signal then ends it. */
export function onInterrupt(tidy: () => Promise<void>): Interrupt {
  let isStopping = false;
  const forget = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal during the cleanup ends the program at once.
    forget();
    isStopping = true;
    try {
      await tidy();
    } finally {
      process.kill(process.pid, signal);
    }
  };
  for (const signal of signals) process.on(signal, stop);
  return {
    get isStopping() {
      return isStopping;
    },
    forget,
  };
}
