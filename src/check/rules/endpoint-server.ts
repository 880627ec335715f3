import type {Problem} from '../../base/problem.js';
import type {TagUse} from '../uses.js';
import {findReasonAgainst, removeUser} from './spec-server-url.js';

/** Reports the base URL in an element, if it cannot receive requests. */
export function checkEndpointServer({element, component, place}: TagUse): readonly Problem[] {
  if (component?.tag !== 'openapi-endpoint') return [];
  return ['baseUrl', 'base-url'].flatMap((name): readonly Problem[] => {
    const url = element.attributes.get(name);
    const reason = typeof url === 'string' && url ? findReasonAgainst(url) : undefined;
    if (!reason) return [];
    return [
      {
        code: 'server-url',
        level: 'error',
        message: `The server URL "${removeUser(String(url))}" ${reason.says}.`,
        fix: reason.fix,
        place: place(name),
      },
    ];
  });
}
