import type {RequestListener} from 'node:http';
import {createUncheckedCode} from '../../../../src/markdown/code/without-type-marks.js';
import {type CheckTypes, hasTypes} from '../../../../src/prerender/typed-blocks.js';
import {isText, readOrder, refuseRequest} from './read-order.js';

/** Returns the handler for compiler requests of the preview. */
export function createPreviewTypes(check: CheckTypes): RequestListener {
  return async (request, response) => {
    const order = await readOrder(
      request,
      ({code, language}: {readonly code?: unknown; readonly language?: unknown}) =>
        isText(code) && isText(language) ? {code, language} : undefined,
    );
    if (typeof order === 'number') return refuseRequest(response, order);
    const {code, language} = order;
    const checked = hasTypes(language) ? await check(code, language) : createUncheckedCode(code);
    response.writeHead(200, {'content-type': 'application/json', 'cache-control': 'no-store'});
    response.end(JSON.stringify(checked));
  };
}
