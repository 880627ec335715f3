import {getOwn, isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';
import {findReasonAgainst, removeUser} from './spec-server-url.js';

/** Finds base URLs in docs.json that cannot receive requests. */
export function checkServerUrl({read, places}: CheckedProject): readonly Problem[] {
  const api = getOwn(read.raw, 'api');
  const lists: readonly (readonly [unknown, readonly string[]])[] = [
    [getOwn(api, 'baseUrl'), ['api', 'baseUrl']],
    [getOwn(getOwn(api, 'mdx'), 'server'), ['api', 'mdx', 'server']],
  ];
  return lists.flatMap(([value, keys]) => {
    const isList = Array.isArray(value);
    return (isList ? value : [value]).flatMap((url: unknown, index): readonly Problem[] => {
      if (typeof url !== 'string' || isObject(url)) return [];
      const reason =
        !isList && url.trim() === ''
          ? {says: 'is empty', fix: 'Write a full URL such as "https://api.example.com/v1", or delete the setting.'}
          : findReasonAgainst(url);
      if (!reason) return [];
      const place = places.of(isList ? [...keys, index] : keys);
      return [
        {
          code: 'server-url',
          level: 'error',
          message: `The server URL${url.trim() === '' ? '' : ` "${removeUser(url)}"`} ${reason.says}.`,
          fix: reason.fix,
          place,
        },
      ];
    });
  });
}
