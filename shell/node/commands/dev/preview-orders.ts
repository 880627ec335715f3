import type {RequestListener} from 'node:http';
import {createUncheckedCode} from '../../../../src/markdown/code/without-type-marks.js';
import type {ClassSheets} from '../../../../src/prerender/class-sheets.js';
import {type CheckTypes, hasTypes} from '../../../../src/prerender/typed-blocks.js';
import {createRequestHandler, isText} from './read-json-request.js';

/**
 * Creates the handler that generates the CSS rules for classes of a page, as the build does. Without it, each page
 * would load the generator.
 */
export function createPreviewClasses(sheets: ClassSheets): RequestListener {
  return createRequestHandler(
    'text/css; charset=utf-8',
    ({names}: {readonly names?: unknown}) => (Array.isArray(names) && names.every(isText) ? names : undefined),
    async names => (await sheets(names))?.text ?? '',
  );
}

/** Creates the handler that returns the types in a code block. */
export function createPreviewTypes(check: CheckTypes): RequestListener {
  return createRequestHandler(
    'application/json',
    ({code, language}: {readonly code?: unknown; readonly language?: unknown}) =>
      isText(code) && isText(language) ? {code, language} : undefined,
    async ({code, language}) =>
      JSON.stringify(hasTypes(language) ? await check(code, language) : createUncheckedCode(code)),
  );
}
