import type {RemarkWords} from './en-remarks.js';
import type {ResponseWords} from './en-response.js';
import type {TryItWords} from './en-try-it.js';

/** Messages of the form and the response. */
export interface FormWords {
  readonly tryIt: TryItWords;
  readonly response: ResponseWords;
  /** Absent in English until the first response. */
  readonly remarks?: RemarkWords;
}
