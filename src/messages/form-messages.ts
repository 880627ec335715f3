import type {RemarkWords} from './en-remarks.js';
import type {RequestsWords} from './en-requests.js';
import type {ResponseWords} from './en-response.js';
import type {TryItWords} from './en-try-it.js';

/** Messages of the form and the response. */
export interface FormWords {
  readonly tryIt: TryItWords;
  readonly response: ResponseWords;
  /** Absent in English until the first response. */
  readonly remarks?: RemarkWords;
  /** Absent in English until the list of earlier requests is opened. */
  readonly requests?: RequestsWords;
}
