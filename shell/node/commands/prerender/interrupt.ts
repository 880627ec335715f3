const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether somebody is stopping the program. */
export interface Interrupt {
  readonly isStopping: boolean;
  /** From here on a signal ends the program as ever. */
  forget(): void;
}

/** Tidies up when somebody stops the program, which then ends as the signal would have ended it. */
export function onInterrupt(tidy: () => Promise<void>): Interrupt {
  let isStopping = false;
  const forget = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  const stop = async (signal: NodeJS.Signals) => {
    // A second signal while this one is answered ends the program at once.
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
