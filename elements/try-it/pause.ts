import type {JsonScan} from '../../src/try-it/json-scan.js';

/** Bytes that are read at a stretch: some ten milliseconds. */
const stretch = 500_000;

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
  return scan.run(stretch) ? undefined : readOn(scan);
}

async function readOn(scan: JsonScan): Promise<void> {
  do await pause();
  while (!scan.run(stretch));
}
