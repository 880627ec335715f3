import type {ApiRequest} from '../request.js';
import {javascript} from './writers.js';
// Not from its own file, which would then be a request more for both.

export function typescript(request: ApiRequest): string {
  return javascript(request)
    .replace(/^const form = /m, 'const form: FormData = ')
    .replace('const response = await fetch(', 'const response: Response = await fetch(');
}
