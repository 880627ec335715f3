import type {ApiRequest} from '../../../src/openapi/request/request.js';
import type {Exchange} from '../response/exchange.js';
import type {ApiResponse} from '../response/exchange-state.js';

/**
 * Fired before the form sends a request. `preventDefault()` cancels it. A listener can replace `request`. The request
 * contains no credentials yet: the form adds them only for the origin that it shows.
 */
export class OpenapiBeforeSendEvent extends Event {
  request: ApiRequest;

  constructor(request: ApiRequest) {
    super('openapi-before-send', {bubbles: true, composed: true, cancelable: true});
    this.request = request;
  }
}

/** Fired when the form has received a complete response. */
export class OpenapiResponseEvent extends Event {
  readonly response: Pick<ApiResponse, 'status' | 'statusText' | 'headers' | 'ms' | 'bytes' | 'body' | 'contentType'>;

  constructor({status, statusText, headers, ms, bytes, body, contentType}: ApiResponse) {
    super('openapi-response', {bubbles: true, composed: true});
    this.response = {status, statusText, headers, ms, bytes, body, contentType};
  }
}

/** Calls `use` when an exchange's response is complete. */
export function callWhenComplete(exchange: Exchange, use: (response: ApiResponse) => void): void {
  const look = () => {
    const {state} = exchange;
    if (exchange.isRunning) return;
    exchange.removeEventListener('change', look);
    if (state.phase === 'done') use(state.response);
  };
  exchange.addEventListener('change', look);
}
