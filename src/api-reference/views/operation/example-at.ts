import {emptyHtml, type Html} from '../../../base/html.js';
import type {Operation} from '../../../openapi/operation/operation.js';
import {getSide} from '../schema/row-path.js';
import type {ViewContext} from '../view-context.js';
import {buildCodeSamples, listShownExamples, renderSampleCode} from './aside.js';
import {formatExample, renderExampleCode} from './example-code.js';
import {resolveSecurity} from './security.js';

/** Renders an example (`r2-0.e1`) or a code sample (`s3`) that was left out of the view. */
export function renderExampleAt(context: ViewContext, operation: Operation, path: string): Html {
  if (/^s\d{1,3}$/.test(path)) {
    const access = resolveSecurity(operation.security, context.schemes, context.options.auth);
    const sample = buildCodeSamples(context, operation, access)[Number(path.slice(1))];
    return sample ? renderSampleCode(context, sample) : emptyHtml;
  }
  const [, kind, first, second, number] = /^([br])(\d{1,5})(?:-(\d{1,5}))?\.e(\d{1,5})$/.exec(path) ?? [];
  const holder = kind === 'b' ? operation.requestBody : operation.responses[Number(first)];
  const media = kind === undefined ? undefined : holder?.content[Number(kind === 'b' ? first : second)];
  if (!media) return emptyHtml;
  const side = getSide(operation, kind === 'b' ? 'body' : 'response');
  const example = listShownExamples(context, media, side)[Number(number)];
  return example ? renderExampleCode(context, media.type, formatExample(context.documents, media, example)) : emptyHtml;
}
