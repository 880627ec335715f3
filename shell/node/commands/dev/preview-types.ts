import type {RequestListener} from 'node:http';
import {uncheckedCode} from '../../../../src/markdown/code/without-type-marks.js';
import {type CheckTypes, hasTypes} from '../../../../src/prerender/typed-blocks.js';
import {isText, readOrder, refuse} from './read-order.js';

/** Returns the handler for compiler requests of the preview. */
export function previewTypes(check: CheckTypes): RequestListener {
  return async (request, response) => {
    const order = await readOrder(
      request,
      ({code, language}: {readonly code?: unknown; readonly language?: unknown}) =>
        isText(code) && isText(language) ? {code, language} : undefined,
    );
    if (typeof order === 'number') return refuse(response, order);
    const {code, language} = order;
    const checked = hasTypes(language) ? await check(code, language) : uncheckedCode(code);
    response.writeHead(200, {'content-type': 'application/json', 'cache-control': 'no-store'});
    response.end(JSON.stringify(checked));
  };
}
