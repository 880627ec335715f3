import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {html} from '../../../src/base/html.js';
import type {Problem} from '../../../src/base/problem.js';
import {renderProblem} from '../../../src/site/chrome/problem-html.js';
import {findContentMessages} from '../../base/content-messages.js';
import {applyForcedColors} from './after-view.js';
import {exposeParts} from './expose-parts.js';
import {getApiContext} from './site-context.js';
import {insertView} from './view-markup.js';

export interface ShownFailure {
  /** Empty if the element requested nothing, because it has no document. */
  readonly problems: readonly Problem[];
  readonly wanted: ViewRequest;
  /** Requests the documents again. Called after a click on the button. */
  retry(): void;
}

/** Shows an error instead of a view. Returns the problems that it shows. */
export function showFailure(place: HTMLElement, {problems, wanted, retry}: ShownFailure): readonly Problem[] {
  const stated = (problems.length > 0 ? problems : [withoutDocument(wanted)]).map(rewordForEmbedder);
  const again = html`<p><button class="button button-quiet openapi-retry" type="button">${findContentMessages(place).retry}</button></p>`;
  applyForcedColors(place);
  insertView(place, html`<div class="operation-failed">${stated.slice(0, 5).map(renderProblem)}${again}</div>`);
  place.querySelector('.openapi-retry')?.addEventListener('click', retry);
  const root = place.getRootNode();
  // Only a shadow root has slots: there, the host page can replace the message with its own (slot `error`).
  if (root instanceof ShadowRoot) {
    const slot = Object.assign(document.createElement('slot'), {name: 'error'});
    slot.append(...[...place.childNodes].filter(node => node.nodeName !== 'TRY-IT'));
    place.prepend(slot);
    exposeParts(root);
  }
  return stated;
}

/** Rewords a problem for a host page: its author has an element with attributes, but no project. */
function rewordForEmbedder(problem: Problem): Problem {
  const isUnread = problem.code === 'spec-missing' && !getApiContext();
  return isUnread
    ? {...problem, fix: 'correct spec="…", the address of the document, or put the document there.'}
    : problem;
}

/** Describes why an element has no document: `spec` is missing, or is not a URL (`javascript:…`). */
function withoutDocument({slices, specs}: ViewRequest): Problem {
  const [name, value] = slices ? ['slices', slices] : ['spec', specs[0]];
  return {
    code: 'openapi-endpoint-spec',
    level: 'error',
    message: value
      ? `<openapi-endpoint> has ${name}="${value}", which is no address of a document.`
      : '<openapi-endpoint> names no document.',
    fix: 'add spec="openapi.yaml", the path or address of the OpenAPI document.',
    place: {file: '<openapi-endpoint>', line: 1, column: 1},
  };
}
