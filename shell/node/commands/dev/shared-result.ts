/**
 * Runs `make` once for all requests that arrive while it runs. A request after a change, when `place` differs, starts
 * it again.
 */
export function shareResult<T>(make: () => Promise<T>, place: () => string): () => Promise<T> {
  let running: {readonly place: string; readonly answer: Promise<T>} | undefined;
  return () => {
    if (running?.place === place()) return running.answer;
    const mine = {place: place(), answer: make()};
    running = mine;
    const forget = () => {
      if (running === mine) running = undefined;
    };
    mine.answer.then(forget, forget);
    return mine.answer;
  };
}
