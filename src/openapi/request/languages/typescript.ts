import type {ApiRequest} from '../request.js';
import {javascript} from './writers.js';
// Reuses the JavaScript writer and lives in its bundle: a separate file would cost an HTTP request.

export function typescript(request: ApiRequest): string {
  return javascript(request)
    .replace(/^const form = /m, 'const form: FormData = ')
    .replace('const response = await fetch(', 'const response: Response = await fetch(');
}
