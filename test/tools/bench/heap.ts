import type {Page} from 'playwright-core';

/** Returns the used megabytes of the page and its workers after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let used = 0;
  await devtools.send('HeapProfiler.collectGarbage');
  used += (await devtools.send('Runtime.getHeapUsage')).usedSize;
  const workers: string[] = [];
  devtools.on('Target.attachedToTarget', ({sessionId}) => workers.push(sessionId));
  await devtools.send('Target.setAutoAttach', {autoAttach: true, waitForDebuggerOnStart: false});
  for (const sessionId of workers) {
    const ask = (id: number, method: string) =>
      new Promise<{usedSize?: number}>(done => {
        devtools.on('Target.receivedMessageFromTarget', ({message}) => {
          const answer = JSON.parse(message) as {id: number; result?: {usedSize?: number}};
          if (answer.id === id) done(answer.result ?? {});
        });
        void devtools.send('Target.sendMessageToTarget', {sessionId, message: JSON.stringify({id, method})});
      });
    await ask(1, 'HeapProfiler.collectGarbage');
    used += (await ask(2, 'Runtime.getHeapUsage')).usedSize ?? 0;
  }
  return used / 1e6;
}
