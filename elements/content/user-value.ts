import {sanitizeUrl} from '../../src/base/url.js';
import {getNodeText, type TreeValue, toNodes} from '../../src/tree/render-tree.js';
import {userValue} from '../../src/tree/user-value.js';
import {defineBelow} from '../base/define-below.js';
import {userSession} from '../base/user-session.js';

/**
 * Text, link, or branch of a page that depends on the reader's session (`src/tree/user-value.ts`). Without a session,
 * the page stays as rendered. Inserts values of the session as text, never as markup.
 * @tag user-value
 */
export class UserValue extends HTMLElement {
  /** Restores the content that readers without a session see. */
  #restore: (() => void) | undefined;
  /** Nodes of the branch that is not visible. Undefined until the first swap: then they are in the `<template>`. */
  #other: DocumentFragment | undefined;
  readonly #update = () => void this.#show();

  connectedCallback(): void {
    userSession.addEventListener('change', this.#update);
    this.#update();
  }

  disconnectedCallback(): void {
    userSession.removeEventListener('change', this.#update);
  }

  async #show(): Promise<void> {
    const [value, href, when] = ['value', 'href', 'when'].map(name => this.getAttribute(name));
    const source = value ?? href ?? when;
    if (source === null || source === undefined) return;
    const {evaluateForUser} = await import('../../src/markdown/interpreter/evaluate-for-user.js');
    const {info} = userSession;
    const found = info ? evaluateForUser(source, info.user) : undefined;
    this.#restore?.();
    this.#restore = undefined;
    if (!found?.ok) return;
    if (value !== null) this.#showText(found.value);
    else if (href !== null) this.#showLink(found.value);
    else if (Boolean(found.value) !== this.hasAttribute('yes')) this.#swap();
  }

  #showText(value: TreeValue): void {
    const before = [...this.childNodes];
    this.replaceChildren(getNodeText(toNodes(value)));
    this.#restore = () => this.replaceChildren(...before);
  }

  #showLink(value: TreeValue): void {
    const link = this.querySelector('a');
    const url = typeof value === 'string' ? sanitizeUrl(value, 'link', document.baseURI) : undefined;
    if (!link || url === undefined) return;
    const before = link.getAttribute('href');
    link.href = url;
    this.#restore = () => (before === null ? link.removeAttribute('href') : link.setAttribute('href', before));
  }

  /** Replaces the visible branch with the other one, and stores its nodes. */
  #swap(): void {
    const end = this.#end;
    if (!end) return;
    const shown: Node[] = [];
    for (let node = this.nextSibling; node && node !== end; node = node.nextSibling) shown.push(node);
    // Import the nodes: in a template's document, shadow roots would lose their style sheets.
    this.#other ??= document.importNode(this.querySelector('template')?.content ?? new DocumentFragment(), true);
    const next = [...this.#other.childNodes];
    this.#other.replaceChildren(...shown);
    end.before(...next);
    this.#restore = () => this.#swap();
    if (end.parentElement) defineBelow(end.parentElement);
  }

  /** First element after this branch, or undefined. */
  get #end(): Element | undefined {
    let depth = 1;
    for (let node = this.nextElementSibling; node; node = node.nextElementSibling) {
      if (node.localName !== userValue) continue;
      if (node.hasAttribute('when')) depth++;
      else if (node.hasAttribute('end') && --depth === 0) return node;
    }
    return undefined;
  }
}
