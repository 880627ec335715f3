import {decideRequest, type ProxiedRequest, type ProxyInput} from './decide.js';
import {Gate} from './gate.js';
import {groupHeaders} from './headers.js';
import {type Refusal, RefusedError, refusals} from './refusal.js';
import {buildRefusalResponse, type ResponseHead, writeResponseHead} from './response.js';
import {type ProxyOptions, readSettings} from './settings.js';
import {type StopSignal, Task} from './task.js';

/** A request to the proxy. `B` is the type of bodies on the host: a web stream, or a Node stream. */
interface ProxyCall<B> extends ProxyInput {
  readonly body?: B | undefined;
  /** Length of the body, if the request states it. */
  readonly length?: number | undefined;
  /** Key of the client, for the limit of requests per client. */
  readonly client?: string | undefined;
  /** Calls the listener once: when the response has been received, or the client has disconnected. */
  onClose(listener: () => void): void;
}

/** A response of the API, or of the proxy itself (`text`). The host must abort sending it when `cut` stops. */
export interface ProxyResponse<B> extends ResponseHead {
  readonly body?: B | undefined;
  readonly text?: string;
  readonly cut?: StopSignal;
}

/** Counts a body's bytes. Its callbacks report the limit and the end. */
export interface Meter {
  readonly limit: number;
  over(): void;
  ended(): void;
}

export interface Ports<B> {
  /**
   * Sends a request without following redirects. Rejects when it is stopped: a `RefusedError` contains the response to
   * return.
   */
  send(
    outgoing: ProxiedRequest,
    body: B | undefined,
    stop: StopSignal,
  ): Promise<ResponseHead & {readonly body?: B | undefined}>;
  /** Returns the same body, and counts its bytes without buffering them. */
  meter(body: B, meter: Meter): B;
}

/**
 * Handles requests to the proxy on any host: checks permissions and limits, forwards, enforces timeouts, responds, and
 * logs.
 */
export function createExchange<B>(
  options: ProxyOptions,
  {send, meter}: Ports<B>,
): (call: ProxyCall<B>) => Promise<ProxyResponse<B>> {
  const settings = readSettings(options);
  const {limits, methods} = settings;
  const gate = new Gate(limits);
  return async call => {
    const time = Date.now();
    const decision = decideRequest(call, settings);
    const {origin, target} = decision;
    let status = 0;
    let code: string | undefined;
    const log = () => {
      const milliseconds = Date.now() - time;
      const place = target ? target.origin + target.pathname : '';
      options.log?.({
        time,
        method: call.method,
        target: place,
        status,
        milliseconds,
        ...(code !== undefined && {code}),
      });
    };
    const record = (given: ProxyResponse<B>): ProxyResponse<B> => {
      status = given.status;
      return given;
    };
    const refuse = (refusal: Refusal): ProxyResponse<B> => {
      code = refusal.code;
      return record(buildRefusalResponse(refusal, origin, methods));
    };

    const busy = decision.kind === 'send' ? gate.enter(call.client) : undefined;
    if (decision.kind !== 'send' || busy) {
      call.onClose(log);
      if (decision.kind === 'preflight') return record({status: 204, headers: decision.headers});
      return refuse(decision.kind === 'refuse' ? decision.refusal : busy!);
    }

    const task = new Task(limits);
    call.onClose(() => {
      if (status === 0) task.stop(refusals.callerLeft());
      code ??= task.why?.code;
      task.end();
      gate.leave(call.client);
      log();
    });
    try {
      const {length} = call;
      const body =
        call.body &&
        meter(call.body, {
          limit: limits.bodyIn,
          over: () => task.stop(refusals.bodySize(limits.bodyIn)),
          ended: () => task.sent(),
        });
      if (!body) task.sent();
      const given = await send({...decision.outgoing, ...(length !== undefined && {length})}, body, task);
      task.answered();
      const unusable = refuseResponse(given, call.method, limits.bodyOut);
      if (unusable) {
        task.stop(unusable);
        return refuse(unusable);
      }
      const head = writeResponseHead(given, limits.bodyOut, origin);
      if (hasNoBody(call.method, given.status)) return record(withoutLength(head, call.method));
      if (!given.body) return record(head);
      const over = () => task.stop(refusals.answerSize(limits.bodyOut));
      return record({
        ...head,
        body: meter(given.body, {limit: limits.bodyOut, over, ended: () => task.passed()}),
        cut: task,
      });
    } catch (error) {
      const refusal = task.why ?? (error instanceof RefusedError ? error.refusal : undefined);
      return refuse(refusal ?? refusals.connectionLost(decision.outgoing.url.host));
    }
  };
}

function refuseResponse({status, headers}: ResponseHead, method: string, limit: number): Refusal | undefined {
  if (!(status >= 200 && status <= 599)) return refusals.answerShape();
  const length = Number(groupHeaders(headers).get('content-length') ?? 0);
  return length > limit && !hasNoBody(method, status) ? refusals.answerSize(limit) : undefined;
}

/** Returns whether a response has no body (RFC 9110, section 6.4.1). */
function hasNoBody(method: string, status: number): boolean {
  return method === 'HEAD' || status === 204 || status === 205 || status === 304;
}

/** Removes `Content-Length` from a response without a body. For HEAD and 304, it is the length of the omitted body. */
function withoutLength(head: ResponseHead, method: string): ResponseHead {
  if (method === 'HEAD' || head.status === 304) return head;
  return {...head, headers: head.headers.filter(([name]) => name.toLowerCase() !== 'content-length')};
}
