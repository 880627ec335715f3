import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ServeOptions} from '../../e2e/site.js';

// All ways in which the worker that reads API documents can fail. The page must render the operation in each case.

const file = 'openapi-worker.js';
const worker = readFileSync(join(import.meta.dirname, '../../../../dist', file), 'utf8');
const withCode = (code: string): ServeOptions => ({built: {[file]: `${code}\n${worker}`}});
/** Returns options that wrap the page's `Worker`. */
const withWorker = (body: string): ServeOptions => ({
  built: {'worker-fault.js': `const Own = Worker; globalThis.Worker = class extends Own { ${body} };`},
  head: '<script src="/_lectern/worker-fault.js"></script>',
});
/** Returns options that change each of the worker's messages. */
const answering = (change: string) =>
  withCode(`{ const own = postMessage; self.postMessage = answer => (${change}); }`);

export const workerFaults: Readonly<Record<string, ServeOptions>> = {
  'its file is not there': {status: path => (path === `/_lectern/${file}` ? 404 : undefined)},
  'its file has a syntax error': {built: {[file]: 'const = ;'}},
  'its file never says that it runs': {built: {[file]: 'addEventListener("message", () => {});'}},
  'memory is not enough': withCode(
    "addEventListener('message', event => { if (event.data.kind === 'ask') { event.stopImmediatePropagation(); new Uint8Array(2 ** 52); } });",
  ),
  'it is ended while it works': withWorker(
    "postMessage(message, ...rest) { if (message.kind === 'ask') this.terminate(); super.postMessage(message, ...rest); }",
  ),
  'an answer is lost': answering("answer.kind === 'answer' ? undefined : own(answer)"),
  'an answer is empty': answering("own(answer.kind === 'answer' ? {kind: 'answer', id: answer.id} : answer)"),
  'an answer cannot be cloned': answering("own(answer.kind === 'answer' ? {...answer, value: () => {}} : answer)"),
  'a promise in it is rejected': withCode(
    "addEventListener('message', event => { if (event.data.kind === 'ask') { event.stopImmediatePropagation(); Promise.reject(new Error('a part is missing')); } });",
  ),
  'the policy of the host forbids it': {headers: {'content-security-policy': "worker-src 'none'"}},
  'the browser has no workers that are modules': withWorker('constructor(url) { super(url); }'),
  'the browser has no workers': {
    built: {'worker-fault.js': 'delete globalThis.Worker;'},
    head: '<script src="/_lectern/worker-fault.js"></script>',
  },
};
