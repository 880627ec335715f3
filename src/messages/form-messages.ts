import type {RemarkMessages} from './en-remarks.js';
import type {RequestsMessages} from './en-requests.js';
import type {ResponseMessages} from './en-response.js';
import type {TryItMessages} from './en-try-it.js';

/** Messages of the request form and the response panel. */
export interface FormMessages {
  readonly tryIt: TryItMessages;
  readonly response: ResponseMessages;
  /** Messages about a response. In English, absent until the first response arrives. */
  readonly remarks?: RemarkMessages;
  /** Messages of the list of earlier requests. In English, absent until a reader opens the list. */
  readonly requests?: RequestsMessages;
}
