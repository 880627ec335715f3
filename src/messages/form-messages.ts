import type {ResponseWords} from './en-response.js';
import type {TryItWords} from './en-try-it.js';

/** The words of the form and of its answers. */
export interface FormWords {
  readonly tryIt: TryItWords;
  readonly response: ResponseWords;
}
