import type {RequestListener} from 'node:http';
import {createUncheckedCode} from '../../../../src/markdown/code/without-type-marks.js';
import type {ClassSheets} from '../../../../src/prerender/class-sheets.js';
import {type CheckTypes, hasTypes} from '../../../../src/prerender/typed-blocks.js';
import {handleOrders, isText} from './read-order.js';

/** Returns a page's style sheet of utility classes, like prerendering. The preview page loads no engine. */
export function createPreviewClasses(sheets: ClassSheets): RequestListener {
  return handleOrders(
    'text/css; charset=utf-8',
    ({names}: {readonly names?: unknown}) => (Array.isArray(names) && names.every(isText) ? names : undefined),
    async names => (await sheets(names))?.text ?? '',
  );
}

/** Returns the types of a code block to a page of the preview. */
export function createPreviewTypes(check: CheckTypes): RequestListener {
  return handleOrders(
    'application/json',
    ({code, language}: {readonly code?: unknown; readonly language?: unknown}) =>
      isText(code) && isText(language) ? {code, language} : undefined,
    async ({code, language}) =>
      JSON.stringify(hasTypes(language) ? await check(code, language) : createUncheckedCode(code)),
  );
}
