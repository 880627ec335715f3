import {askReader} from '../../src/reference/forward-reader.js';
import type {ApiReader} from '../../src/reference/reader.js';
import {readHere} from './read-here.js';

/** A question to the worker: `open` hands the document over, everything else is a method of its reader. */
export interface WorkerRequest {
  readonly id: number;
  readonly method: 'open' | keyof ApiReader;
  readonly given: readonly unknown[];
}

export interface WorkerAnswer {
  readonly id: number;
  readonly value: unknown;
}

interface Scope {
  onmessage: ((event: {readonly data: WorkerRequest}) => void) | null;
  postMessage(answer: WorkerAnswer): void;
}

const scope = globalThis as unknown as Scope;
let reader: ApiReader | undefined;

scope.onmessage = async ({data: {id, method, given}}) => {
  if (method === 'open') {
    const [file, root, bytes] = given as [string, string, ArrayBuffer];
    reader = readHere(file, root, {bytes});
    return;
  }
  scope.postMessage({id, value: reader && (await askReader(reader, method, given))});
};
// It is there and can be given a document.
scope.postMessage({id: 0, value: undefined});
