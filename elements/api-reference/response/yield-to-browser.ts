import type {JsonScan} from '../../../src/api-reference/form/json-scan.js';

/** Bytes between two checks of the clock. Below: milliseconds of work without a pause. */
const piece = 50_000;
const stretch = 10;

/** Lets the browser render and handle events. Resolves in the next task. */
export function yieldToBrowser(): Promise<void> {
  return new Promise(done => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });
}

/** Completes a scan: synchronously for short texts, and with pauses for long ones. */
export function completeScan(scan: JsonScan): Promise<void> | undefined {
  return runFor(scan) ? undefined : readOn(scan);
}

async function readOn(scan: JsonScan): Promise<void> {
  do await yieldToBrowser();
  while (!runFor(scan));
}

function runFor(scan: JsonScan): boolean {
  const until = performance.now() + stretch;
  while (!scan.run(piece)) if (performance.now() > until) return false;
  return true;
}
