import type {JsonScan} from '../../../src/api-reference/form/json-scan.js';

/** Bytes between two looks at the clock, and milliseconds at a stretch. */
const piece = 50_000;
const stretch = 10;

/** Lets the browser draw and answer before the next piece of work. */
export function pause(): Promise<void> {
  return new Promise(done => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });
}

/** Reads all that the scan has to read: at once what is short, else with pauses in between. */
export function finish(scan: JsonScan): Promise<void> | undefined {
  return runFor(scan) ? undefined : readOn(scan);
}

async function readOn(scan: JsonScan): Promise<void> {
  do await pause();
  while (!runFor(scan));
}

function runFor(scan: JsonScan): boolean {
  const until = performance.now() + stretch;
  while (!scan.run(piece)) if (performance.now() > until) return false;
  return true;
}
