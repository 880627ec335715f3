import type {DriftReport, ResponseSource} from '../../../src/api-reference/drift/drift.js';
import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import {enRemarks} from '../../../src/messages/en-remarks.js';
import {enResponse} from '../../../src/messages/en-response.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import {define} from '../../base/define.js';
import type {Exchange} from '../response/exchange.js';
import type {ApiResponse} from '../response/exchange-state.js';
import type {TryItSetting} from '../try-it/try-it-setting.js';
import {checkInWorker} from './check-in-worker.js';
import {NextRequests} from './next-requests.js';
import {collectRequestFacts} from './request-facts.js';
import {type ResolvedNext, resolveNext} from './resolve-next.js';
import {ResponseDrift} from './response-drift.js';
import {toReceivedResponse} from './to-received-response.js';

/** Complete response, with the form's request without credentials. */
interface Answered {
  readonly exchange: Exchange;
  readonly response: ApiResponse;
  readonly setting: TryItSetting;
  readonly request: ApiRequest;
  readonly server: LinkedServer | undefined;
}

/** Cache of an operation's documented responses. The key is the setting of its form. */
const sources = new WeakMap<TryItSetting, Promise<ResponseSource | undefined>>();

/**
 * Adds differences between a response and its documentation, and links to next requests. A mocked response has no
 * differences, because it is generated from the documentation.
 */
export async function addRemarks({exchange, response, setting, request, server}: Answered): Promise<void> {
  const {reference} = setting;
  const received = toReceivedResponse(response, request, exchange.outgoing.signed.request);
  if (!received || !reference) return;
  const reading = sources.get(setting) ?? reference.reader.responseSource(reference.name);
  sources.set(setting, reading);
  const source = await reading;
  const report = source && (await checkInWorker(source, received, collectRequestFacts(setting.form, request)));
  if (!report) return;
  const drift = report.drifts.length > 0 && !response.mocked ? showDrift(report, setting) : undefined;
  // After a 401, readers look for what is wrong with their credentials, not with the document.
  const side = response.status === 401 && report.next.length === 0 ? 'below' : 'above';
  if (drift) exchange.remark({[side]: drift, spoken: drift.spoken});
  const found = await Promise.all(report.next.map(each => resolveNext(each, setting, server)));
  const requests = found.filter(each => each !== undefined);
  if (requests.length > 0) exchange.remark({...exchange.remarks, below: showNext(requests, setting)});
}

function showDrift(report: DriftReport, {messages}: TryItSetting): ResponseDrift {
  define('response-drift', ResponseDrift);
  const element = document.createElement('response-drift') as ResponseDrift;
  element.messages = messages?.remarks ?? enRemarks;
  element.bodyName = (messages?.response ?? enResponse).body;
  element.report = report;
  return element;
}

function showNext(requests: readonly ResolvedNext[], {messages}: TryItSetting): NextRequests {
  define('next-requests', NextRequests);
  const element = document.createElement('next-requests') as NextRequests;
  element.messages = messages?.remarks ?? enRemarks;
  element.requests = requests;
  return element;
}
