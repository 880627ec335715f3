import type {ApiRequest} from '../../request.js';
import {javascript} from '../javascript.js';

export function typescript(request: ApiRequest): string {
  return javascript(request)
    .replace(/^const form = /m, 'const form: FormData = ')
    .replace('const response = await fetch(', 'const response: Response = await fetch(');
}
