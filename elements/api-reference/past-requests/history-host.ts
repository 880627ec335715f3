import type {LinkedServer} from '../../../src/api-reference/form/request-link.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';
import type {ResponseMessages} from '../../../src/messages/en-response.js';
import type {Exchange} from '../response/exchange.js';
import type {TryItSetting} from '../try-it/try-it-setting.js';
import type {PastRequest} from './past-requests.js';

/** Form whose origin and values a request history uses. */
export interface HistoryHost {
  readonly setting: TryItSetting;
  readonly messages: ResponseMessages;
  /** Origin of the chosen server. Undefined if the form can't send to that server. */
  readonly origin: string | undefined;
  readonly isMock: boolean;
  readonly shown: Exchange | undefined;
  show(past: Pick<PastRequest, 'exchange' | 'curl'>): void;
  /** Fills the form with the values of a past request. */
  fill(values: FormValues, server: LinkedServer | undefined): void;
  send(): Promise<void>;
}
