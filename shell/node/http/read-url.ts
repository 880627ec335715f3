import type {Readable} from 'node:stream';
import type {NoFile, ReadResult} from '../../../src/base/files.js';
import {parseOrigin} from '../../../src/base/web-url.js';
import {groupHeaders} from '../../../src/proxy/headers.js';
import {RefusedError, refusals} from '../../../src/proxy/refusal.js';
import {standardLimits} from '../../../src/proxy/settings.js';
import {isPrivateHost} from '../../../src/proxy/target.js';
import {Task} from '../../../src/proxy/task.js';
import {meterNodeStream} from './meter-node-stream.js';
import {createNodeTransport, type TransportOptions} from './transport.js';

/** Limits for a text at a URL (security rule C2). Timeouts are in milliseconds. */
const limits = {...standardLimits, headers: 10_000, total: 10_000};
const MAX_BYTES = 20_000_000;
const MAX_REDIRECTS = 5;

/** Reads a text at a URL that the author wrote. Refuses private IP addresses. */
export async function readUrl(address: string, options: TransportOptions): Promise<ReadResult> {
  const send = createNodeTransport(options);
  const failed = (reason: string): NoFile => ({path: address, missing: 'failed', reason});
  const task = new Task(limits);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      if (parseOrigin(url.href) === undefined) return failed('it redirects to a URL that is not http or https.');
      if (!options.allowPrivate && isPrivateHost(url.hostname))
        throw new RefusedError(refusals.targetPrivate(url.hostname));
      // Request no compression: decompressing would need its own limit.
      const headers = [['accept-encoding', 'identity']] as const;
      const {status, headers: given, body} = await send({method: 'GET', url, headers}, undefined, task);
      const map = groupHeaders(given);
      const location = map.get('location');
      if (status >= 300 && status < 400 && location !== undefined) {
        body?.destroy();
        url = new URL(location, url);
        continue;
      }
      if (status !== 200 || !body) return failed(`the server responds with status ${status}.`);
      if (map.has('content-encoding'))
        return failed('the server sends a compressed response that Lectern did not request.');
      return {path: address, text: await readText(body, task)};
    }
    return failed(`it redirects more than ${MAX_REDIRECTS} times.`);
  } catch (error) {
    return failed(task.why?.message ?? (error instanceof RefusedError ? error.refusal.message : 'the URL is invalid.'));
  } finally {
    task.end();
  }
}

async function readText(body: Readable, task: Task): Promise<string> {
  const chunks: Buffer[] = [];
  const over = () => task.stop(refusals.answerSize(MAX_BYTES));
  for await (const chunk of meterNodeStream(body, {limit: MAX_BYTES, over, ended: () => {}}))
    chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
