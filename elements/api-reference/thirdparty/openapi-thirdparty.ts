import {readOwn} from '../../../src/base/read-own.js';
import {defineBelow} from '../../base/define-below.js';
import {resolveDocumentUrls} from '../documents/readers.js';
import {getApiContext} from '../endpoint/site-context.js';
import {readViewRequest} from '../endpoint/wanted.js';
import {showViewer} from './show-viewer.js';
import type {ViewerName} from './viewers.js';

/** Viewer by tag. Several tags can mean the same viewer. */
const names: Readonly<Record<string, ViewerName>> = {
  'openapi-thirdparty-a': 'scalar',
  'openapi-scalar': 'scalar',
  'openapi-thirdparty-b': 'redoc',
  'openapi-redoc': 'redoc',
  'openapi-thirdparty-c': 'stoplight',
  'openapi-stoplight': 'stoplight',
};

/**
 * Shows one operation in a third-party viewer: Scalar, Redoc, or Stoplight Elements. Loads the viewer's files when the
 * element comes near the viewport. Until then, and if they fail to load, readers see the native view.
 * @tag openapi-thirdparty-a
 * @fires openapi-shown - After the viewer rendered the operation.
 */
export class OpenapiThirdparty extends HTMLElement {
  #near: IntersectionObserver | undefined;
  #end: (() => void) | undefined;

  connectedCallback(): void {
    this.style.display = 'block';
    this.style.position = 'relative';
    this.#native();
    this.#near = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        this.#near?.disconnect();
        this.#show();
      },
      {rootMargin: '300px'},
    );
    this.#near.observe(this);
  }

  disconnectedCallback(): void {
    this.#near?.disconnect();
    this.#end?.();
    this.#end = undefined;
  }

  /** Returns the `<openapi-endpoint>` inside this element. Adds one in a host page. Lectern pages contain it. */
  #native(): HTMLElement {
    const there = this.querySelector<HTMLElement>(':scope > openapi-endpoint');
    if (there) return there;
    const made = document.createElement('openapi-endpoint');
    for (const name of ['spec', 'slices', 'method', 'path']) {
      const value = this.getAttribute(name);
      if (value !== null) made.setAttribute(name, value);
    }
    this.append(made);
    defineBelow(this);
    return made;
  }

  #show(): void {
    const native = this.#native();
    const wanted = readViewRequest(native);
    // Viewers show only operations. Keep the native view for schemas, webhooks, and whole documents.
    if (!wanted.name || wanted.name.method === 'WEBHOOK') return;
    this.#end = showViewer({
      name: readOwn(names, this.localName) ?? 'scalar',
      sources: {addresses: resolveDocumentUrls(wanted), isSliced: wanted.slices !== undefined},
      operation: wanted.name,
      cdn: this.getAttribute('cdn') ?? getApiContext()?.cdn,
      place: this,
      native,
    });
  }
}

/** Replaces the native view of API pages below a node with a viewer. */
export function replaceNativeViews(root: ParentNode, name: ViewerName): void {
  const tag = Object.keys(names).find(each => names[each] === name) ?? '';
  for (const endpoint of root.querySelectorAll('openapi-endpoint[bound][method]')) {
    if (endpoint.parentElement instanceof OpenapiThirdparty) continue;
    const element = document.createElement(tag);
    const {parentNode, nextSibling} = endpoint;
    // Append the native view first: otherwise the connected element would add another one.
    element.append(endpoint);
    parentNode?.insertBefore(element, nextSibling);
  }
  defineBelow(root);
}
