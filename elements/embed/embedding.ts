import {type Html, html, nothing} from '../../src/base/html.js';
import {codeBlock} from '../../src/components/code-block.js';
import {codeElement} from '../../src/components/code-element.js';
import type {Component} from '../../src/components/component.js';
import {readGiven, renderComponent} from '../../src/components/render-component.js';
import {slugifyHeading} from '../../src/components/slugify-heading.js';
import {setHtml} from '../base/set-html.js';
import {foreignContext} from './foreign-context.js';
import {followMode, modeOf} from './foreign-mode.js';
import {foreignSheets} from './foreign-sheets.js';
import {isArranged, isContainer, readChildren, readCode, readProps} from './read-markup.js';

/** Their children are a text, not markup to be shown as it stands. */
const ofText = new Set(['docs-latex', 'docs-prompt']);

/**
 * What makes a hand-written element show its component in a page that is not ours: the final markup of the same
 * function in a shadow root, around slots for what the author wrote inside.
 */
export class Embedding {
  readonly #host: HTMLElement;
  readonly #component: Component;
  readonly #content = document.createElement('div');
  readonly #changes = new MutationObserver(() => this.draw());
  readonly #defineBelow: (root: ParentNode) => void;
  #unfollow: (() => void) | undefined;
  #drawn = '';

  /** `defineBelow` loads the elements of new markup that are not defined yet. */
  constructor(host: HTMLElement, component: Component, defineBelow: (root: ParentNode) => void) {
    this.#defineBelow = defineBelow;
    this.#host = host;
    this.#component = component;
    const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = foreignSheets(component.inline === true);
    this.#content.className = 'docs-foreign docs-content';
    root.replaceChildren(this.#content);
  }

  connect(): void {
    this.draw();
    const {localName} = this.#host;
    if (isContainer(localName))
      this.#changes.observe(this.#host, {
        childList: true,
        characterData: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['title', 'icon', 'language'],
      });
    else if (localName === codeElement.tag || ofText.has(localName))
      this.#changes.observe(this.#host, {childList: true, characterData: true, subtree: true});
    this.#unfollow = followMode(() => this.#showMode());
    this.#showMode();
  }

  disconnect(): void {
    this.#changes.disconnect();
    this.#unfollow?.();
  }

  /** An attribute has another value. */
  changed(name: string): void {
    if (name === 'mode') this.#showMode();
    else this.draw();
  }

  /** Draws the element anew when its attributes or children say something else than before. */
  draw(): void {
    // Inside a group of its kind an accordion has no border of its own.
    this.#content.dataset.in = this.#host.parentElement?.localName ?? '';
    const drawn = this.#render();
    if (drawn.text === this.#drawn) return;
    this.#drawn = drawn.text;
    setHtml(this.#content, drawn);
    this.#defineBelow(this.#content);
  }

  #showMode(): void {
    this.#host.dataset.mode = modeOf(this.#host);
  }

  #render(): Html {
    const host = this.#host;
    if (isArranged(host)) return html`<slot></slot>`;
    if (this.#component === codeElement) return codeBlock(readCode(host), foreignContext);
    const children = isContainer(host.localName) ? readChildren(host) : [];
    const body = isContainer(host.localName)
      ? html`${children.map(child => child.html)}`
      : ofText.has(host.localName)
        ? html`${host.textContent?.trim()}`
        : html`<slot></slot>`;
    const taken = new Map<string, number>();
    const context = {
      ...foreignContext,
      children,
      text: () => host.textContent ?? '',
      // Unique in the shadow root, which is all that an id is seen in.
      id(words: string) {
        const base = slugifyHeading(words) || 'section';
        const count = (taken.get(base) ?? 0) + 1;
        taken.set(base, count);
        return count === 1 ? base : `${base}-${count}`;
      },
      list() {},
    };
    const given = readGiven(this.#component, readProps(host, this.#component));
    return given.isForReaders ? renderComponent(this.#component, given, body, context) : nothing;
  }
}
