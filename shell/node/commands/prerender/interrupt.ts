const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether the user has stopped the program, and how to end listening. */
interface Interrupt {
  readonly isStopping: boolean;
  /** Restores Node's own handling of signals. */
  forget(): void;
}

/** Runs `tidy` when the user stops the program by a signal, and then ends the program. */
export function onInterrupt(tidy: () => Promise<void>): Interrupt {
  let isStopping = false;
  const forget = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = async (signal: NodeJS.Signals) => {
    // Restore the default handling, so that a second signal ends the program at once.
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
