import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';
import type {Exchange} from '../response/exchange.js';
import {callWhenComplete, OpenapiResponseEvent} from './request-events.js';
import type {TryItSetting} from './try-it-setting.js';

/**
 * Fires `openapi-response`, unless the response is mocked, and adds remarks about it. The first response loads this
 * module. `request` must not contain credentials.
 */
export function followUp(
  exchange: Exchange,
  setting: TryItSetting,
  server: LinkedServer | undefined,
  request: ApiRequest,
): void {
  callWhenComplete(exchange, async response => {
    if (!response.mocked) setting.dispatch?.(new OpenapiResponseEvent(response));
    if (!setting.reference) return;
    const {addRemarks} = await import('../remarks/add-remarks.js');
    await addRemarks({exchange, response, setting, server, request});
  });
}
