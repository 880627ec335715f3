import {limits} from '../../../src/base/limits.js';
import {DocumentWorker} from './document-worker.js';
import {joinParts, readParts} from './read-parts.js';
import type {DocumentDownload} from './readings.js';
import type {WorkerReader} from './worker-reader.js';

/**
 * Minimum size in bytes of documents that a worker reads. The page parses smaller ones in 25 ms, but a worker needs 60
 * ms to start.
 */
const large = 3_000_000;
/** Minimum compressed size in bytes of a document that is probably that large. */
const largePacked = 300_000;
/** Minimum `Content-Length` in bytes of a download whose progress is reported. */
const countedFrom = 4_000_000;

/** Bytes of a document. A worker receives them during the download if the document is large or YAML. */
export class DocumentBody {
  readonly #reading: DocumentDownload;
  readonly #parts: ArrayBuffer[] = [];
  #worker: DocumentWorker | undefined;

  /** Starts the worker immediately for YAML. `reading` gets the progress of the download. */
  constructor(isYaml: boolean, reading: DocumentDownload) {
    this.#reading = reading;
    if (isYaml) this.#startWorker();
  }

  /**
   * Reads a response. `length` is its `Content-Length` or NaN, and `isPacked` whether it is compressed. Resolves to
   * false above the size limit for documents.
   */
  async read(response: Response, length: number, isPacked: boolean): Promise<boolean> {
    if (length > 0 && !isPacked) this.#reading.size = length;
    if (length > (isPacked ? largePacked : large)) this.#startWorker();
    // The browser fills one buffer faster than a loop, and leaves no parts to collect. A long download shows its
    // progress, and one of unknown size can be too large.
    if (length <= countedFrom) {
      const whole = await response.arrayBuffer();
      if (whole.byteLength > limits.spec) return false;
      this.#add(whole, whole.byteLength);
      return true;
    }
    return readParts(response, (part, received) => this.#add(part, received));
  }

  #add(part: ArrayBuffer, received: number): void {
    this.#reading.received = received;
    if (received > large) this.#startWorker();
    if (this.#worker) this.#worker.send(part);
    else this.#parts.push(part);
  }

  /** Opens the document in its worker. Resolves to undefined if the page has to read it. */
  async openInWorker(document: Parameters<DocumentWorker['read']>[0]): Promise<WorkerReader | undefined> {
    if (!this.#worker && !isJson(this.#parts[0] ?? new ArrayBuffer(0))) this.#startWorker();
    return this.#worker?.read(document);
  }

  /** Ends the worker. Returns the bytes, unless the worker has received them. */
  release(): ArrayBuffer | undefined {
    return this.#worker ? this.#worker.drop() : joinParts(this.#parts);
  }

  #startWorker(): void {
    if (this.#worker) return;
    this.#worker = new DocumentWorker();
    for (const part of this.#parts.splice(0)) this.#worker.send(part);
  }
}

/**
 * Returns whether the bytes start like JSON. Also true for empty files and HTML, which the page reports without a
 * worker.
 */
function isJson(bytes: ArrayBuffer): boolean {
  const first = /\S/.exec(new TextDecoder().decode(bytes.slice(0, 400)))?.[0];
  return first === undefined || '{[<'.includes(first);
}
