import type {RemarkMessages} from './en-remarks.js';
import type {RequestsMessages} from './en-requests.js';
import type {ResponseMessages} from './en-response.js';
import type {TryItMessages} from './en-try-it.js';

/** Messages of the form and the response. */
export interface FormMessages {
  readonly tryIt: TryItMessages;
  readonly response: ResponseMessages;
  /** Absent in English until the first response. */
  readonly remarks?: RemarkMessages;
  /** Absent in English until the list of earlier requests is opened. */
  readonly requests?: RequestsMessages;
}
