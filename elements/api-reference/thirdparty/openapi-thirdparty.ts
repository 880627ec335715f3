import {readOwn} from '../../../src/base/read-own.js';
import {defineBelow} from '../../base/define-below.js';
import {addressesOf} from '../documents/readers.js';
import {apiContext} from '../endpoint/site-context.js';
import {readWanted} from '../endpoint/wanted.js';
import {showViewer} from './show-viewer.js';
import type {ViewerName} from './viewers.js';

/** By tag, including the other names of tags. */
const names: Readonly<Record<string, ViewerName>> = {
  'openapi-thirdparty-a': 'scalar',
  'openapi-scalar': 'scalar',
  'openapi-thirdparty-b': 'redoc',
  'openapi-redoc': 'redoc',
  'openapi-thirdparty-c': 'stoplight',
  'openapi-stoplight': 'stoplight',
};

/**
 * One operation by the viewer of another maker: Scalar, Redoc or Stoplight Elements, as the tag says. Its files are requested
 * for when the element comes near the view. Until it is there, and where it cannot be loaded, the native view is in its place.
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

  /** Returns the native view, which our pages contain already. */
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
    const wanted = readWanted(native);
    // Schemas, webhooks and documents as a whole are shown by the native view.
    if (!wanted.name || wanted.name.method === 'WEBHOOK') return;
    this.#end = showViewer({
      name: readOwn(names, this.localName) ?? 'scalar',
      sources: {addresses: addressesOf(wanted), isSliced: wanted.slices !== undefined},
      operation: wanted.name,
      cdn: this.getAttribute('cdn') ?? apiContext()?.cdn,
      place: this,
      native,
    });
  }
}

/** Lets a viewer show what native elements below a node show of bound pages. */
export function takeOver(root: ParentNode, name: ViewerName): void {
  const tag = Object.keys(names).find(each => names[each] === name) ?? '';
  for (const endpoint of root.querySelectorAll('openapi-endpoint[bound][method]')) {
    if (endpoint.parentElement instanceof OpenapiThirdparty) continue;
    const element = document.createElement(tag);
    const {parentNode, nextSibling} = endpoint;
    // Before it is in the document, where it would make a native view of its own.
    element.append(endpoint);
    parentNode?.insertBefore(element, nextSibling);
  }
  defineBelow(root);
}
