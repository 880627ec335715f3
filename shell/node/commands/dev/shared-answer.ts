/** Requests that come while the answer to another one is made get that one, unless something has changed since it was begun. */
export function sharedAnswer<T>(make: () => Promise<T>, place: () => string): () => Promise<T> {
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
