import type {RequestListener} from 'node:http';
import type {ClassSheets} from '../../../../src/prerender/class-sheets.js';
import {isText, readOrder, refuseRequest} from './read-order.js';

/** Answers a page of the preview with the sheet of its utility classes, as prerendering writes it: no engine is loaded there. */
export function createPreviewClasses(sheets: ClassSheets): RequestListener {
  return async (request, response) => {
    const names = await readOrder(request, ({names}: {readonly names?: unknown}) =>
      Array.isArray(names) && names.every(isText) ? names : undefined,
    );
    if (typeof names === 'number') return refuseRequest(response, names);
    const sheet = await sheets(names);
    response.writeHead(200, {'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store'});
    response.end(sheet?.text ?? '');
  };
}
