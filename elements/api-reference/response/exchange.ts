import {
  describeFailure,
  explainFailure,
  explainRefusal,
  type Failure,
  type FailureFacts,
} from '../../../src/api-reference/form/failure.js';
import {formatSize} from '../../../src/api-reference/form/quantities.js';
import {findUnsendable} from '../../../src/api-reference/form/sendable.js';
import {
  EventReader,
  JsonLineReader,
  type StreamItem,
  type StreamReader,
} from '../../../src/api-reference/form/stream-items.js';
import {omitUndefined} from '../../../src/base/omit-undefined.js';
import {enResponse, type ResponseMessages} from '../../../src/messages/en-response.js';
import {BodyBuffer} from './body-buffer.js';
import type {ApiResponse, ExchangeState, KeptExchange, OutgoingRequest, ResponseRemarks} from './exchange-state.js';
import {isReachable, recordPolicyViolations} from './probe.js';
import {readResponse} from './read-response.js';
import {type PreparedFetch, prepareRequest} from './request-init.js';

export type {ApiResponse, ExchangeState, OutgoingRequest} from './exchange-state.js';

/** Maximum number of bytes that an exchange reads of a response (security rule D4). */
export const MAX_RESPONSE_BYTES = 50_000_000;
/** Maximum number of stored stream items. The total number of characters is limited separately. */
const MAX_ITEMS = 2000;
const MAX_CHARACTERS = 20_000_000;

/**
 * One request and its response. The constructor sends the request, and `state` is its progress.
 * @fires change - The state changed. While a response arrives, at most once per frame.
 */
export class Exchange extends EventTarget {
  outgoing: OutgoingRequest;
  readonly messages: ResponseMessages;
  state: ExchangeState = {phase: 'sending', since: performance.now()};
  remarks: ResponseRemarks = {};
  readonly #aborter = new AbortController();
  readonly #since = performance.now();
  readonly #buffer = new BodyBuffer(MAX_RESPONSE_BYTES);
  #isStopped = false;
  #isTimedOut = false;
  #frame = 0;
  #items: readonly StreamItem[] = [];
  #itemCount = 0;

  constructor(outgoing: OutgoingRequest, messages: ResponseMessages = enResponse) {
    super();
    this.outgoing = outgoing;
    this.messages = messages;
    void this.#run();
  }

  get isRunning(): boolean {
    return this.state.phase === 'sending' || this.state.phase === 'receiving';
  }

  /** Stops the request. Keeps the bytes that arrived. */
  stop(): void {
    if (!this.isRunning) return;
    this.#isStopped = true;
    this.#aborter.abort();
  }

  /** Adds elements with remarks about the response. */
  remark(remarks: ResponseRemarks): void {
    this.remarks = remarks;
    this.dispatchEvent(new Event('change'));
  }

  /** Deletes a response body of more than `above` bytes, to free its memory. */
  dropBody(above: number): void {
    const {state} = this;
    if (state.phase !== 'done' && state.phase !== 'failed') return;
    if (!state.response || state.response.body.length <= above) return;
    this.#settle({...state, response: {...state.response, body: new Uint8Array(0), items: [], isDropped: true}});
  }

  /** Deletes headers, cookies, and query of the request after it is complete: they can contain credentials. */
  dropCredentials(): void {
    if (this.isRunning) {
      this.addEventListener('change', () => this.dropCredentials(), {once: true});
      return;
    }
    const {signed} = this.outgoing;
    const url = signed.request.url.replace(/[?#].*$/s, '');
    this.outgoing = {
      ...this.outgoing,
      signed: {...signed, request: {...signed.request, url, headers: []}, cookies: []},
    };
  }

  async #run(): Promise<void> {
    const {signed, files, proxy, timeoutMs, mock, kept} = this.outgoing;
    const {method, url, headers, body} = signed.request;
    if (mock) return this.#mock(mock);
    if (kept) return this.#read(toStoredResponse(kept));
    const wrong = findUnsendable(method, url, headers, body, files);
    if (wrong) {
      // Fail in the next microtask, so that the caller can add its listeners before.
      await Promise.resolve();
      this.#fail(describeFailure(this.messages, wrong.code, wrong.values));
      return;
    }
    const policy = recordPolicyViolations();
    const timer = setTimeout(() => {
      this.#isTimedOut = true;
      this.#aborter.abort();
    }, timeoutMs);
    try {
      const prepared = prepareRequest(this.outgoing);
      const response = await fetch(prepared.address, {...prepared.init, signal: this.#aborter.signal});
      clearTimeout(timer);
      await this.#read(response, prepared);
    } catch (error) {
      clearTimeout(timer);
      if (proxy === undefined && !this.#isStopped && !this.#isTimedOut) await policy.settled();
      await this.#explain({
        isForbidden: policy.isViolatedBy(proxy ?? url),
        isFileGone: error instanceof DOMException && error.name === 'NotReadableError',
      });
    } finally {
      policy.end();
    }
  }

  /** Reads the mock's response. */
  async #mock(respond: NonNullable<OutgoingRequest['mock']>): Promise<void> {
    try {
      const mocked = await respond();
      if (!this.#isStopped) return await this.#read(mocked.response, undefined, mocked);
    } catch {
      // Reported below, as a stop or as a failure of the mock.
    }
    this.#fail(describeFailure(this.messages, this.#isStopped ? 'stopped' : 'mock-failed'));
  }

  async #explain(known: Partial<FailureFacts>): Promise<void> {
    const {signed, proxy, timeoutMs} = this.outgoing;
    const {method, url, headers} = signed.request;
    const isEnded = this.#isStopped || this.#isTimedOut;
    const facts: FailureFacts = {
      method,
      url,
      headers,
      page: location.href,
      timeoutMs,
      isStopped: this.#isStopped,
      isTimedOut: this.#isTimedOut,
      isOffline: !navigator.onLine,
      ...omitUndefined({proxy}),
      ...known,
    };
    const mayProbe = !isEnded && proxy === undefined && !known.isForbidden && !known.isFileGone;
    this.#fail(explainFailure(this.messages, {...facts, isReachable: mayProbe && (await isReachable(url))}));
  }

  async #read(response: Response, prepared?: PreparedFetch, mocked?: ApiResponse['mocked']): Promise<void> {
    const {messages} = this;
    const {signed, proxy, kept} = this.outgoing;
    const code = proxy === undefined ? null : response.headers.get('x-lectern-proxy-error');
    if (code !== null) {
      this.#fail(explainRefusal(messages, code, await response.text()));
      return;
    }
    if (proxy !== undefined && !response.headers.has('x-lectern-limit')) {
      this.#aborter.abort();
      this.#fail(describeFailure(messages, 'proxy-missing', {proxy: new URL(proxy, location.href).href}));
      return;
    }
    const head = readResponse(response, {
      outgoing: this.outgoing,
      messages,
      ms: performance.now() - this.#since,
      ...omitUndefined({prepared}),
    });
    const reader = response.body?.getReader();
    const items = createStreamReader(head.kind);
    const toResponse = (rest: Partial<ApiResponse> = {}): ApiResponse => ({
      ...head,
      ms: performance.now() - this.#since,
      bytes: this.#buffer.received,
      body: this.#buffer.bytes,
      ...(items && {items: this.#items, itemCount: this.#itemCount}),
      isCut: this.#buffer.isFull,
      isStopped: this.#isStopped,
      ...(mocked && {mocked: {reasons: mocked.reasons}}),
      ...(kept && {ms: kept.ms}),
      ...rest,
    });
    const show = () => this.#schedule(() => ({phase: 'receiving', response: toResponse()}));
    this.#settle({phase: 'receiving', response: toResponse()});
    try {
      for (;;) {
        const {done, value} = (await reader?.read()) ?? {done: true, value: undefined};
        if (done) break;
        this.#buffer.add(value);
        if (items) this.#addItems(items.add(value, Date.now()));
        else if (this.#buffer.isFull) {
          this.#aborter.abort();
          break;
        }
        show();
      }
      if (items) this.#addItems(items.end(Date.now()));
      this.#settle({phase: 'done', response: toResponse()});
    } catch {
      const limit = Number(response.headers.get('x-lectern-limit') ?? Number.POSITIVE_INFINITY);
      // The proxy aborts at its size limit, and the connection loses the last bytes. Treat 98 % of the limit as cut,
      // not as broken.
      const isCut = this.#buffer.received > limit * 0.98;
      if (this.#isStopped || isCut) {
        this.#settle({phase: 'done', response: toResponse({isCut: isCut || this.#buffer.isFull})});
        return;
      }
      const facts = {method: '', url: signed.request.url, headers: [], page: location.href, timeoutMs: 0};
      const failure = explainFailure(messages, {
        ...facts,
        received: formatSize(this.#buffer.received, messages.locale),
      });
      this.#settle({phase: 'failed', failure, response: toResponse({isBroken: true})});
    }
  }

  #addItems(found: readonly StreamItem[]): void {
    if (found.length === 0) return;
    this.#itemCount += found.length;
    const all = [...this.#items, ...found].slice(-MAX_ITEMS);
    let characters = all.reduce((sum, {data}) => sum + data.length, 0);
    let first = 0;
    while (characters > MAX_CHARACTERS) characters -= (all[first++] as StreamItem).data.length;
    this.#items = all.slice(first);
  }

  #fail(failure: Failure): void {
    this.#settle({phase: 'failed', failure});
  }

  #settle(state: ExchangeState): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }

  /** Renders at most once per frame. Data arrives faster, so `make` runs only then. */
  #schedule(make: () => ExchangeState): void {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => this.#settle(make()));
  }
}

/** Status codes without a body (Fetch standard, null body status). `Response` throws if it gets one. */
const bodyless: readonly number[] = [204, 205, 304];

function toStoredResponse({status, contentType, text}: KeptExchange): Response {
  const headers = {'content-type': contentType};
  return new Response(bodyless.includes(status) ? null : text, {status, headers});
}

function createStreamReader(kind: ApiResponse['kind']): StreamReader | undefined {
  if (kind === 'events') return new EventReader();
  return kind === 'lines' ? new JsonLineReader() : undefined;
}
