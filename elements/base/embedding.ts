import type {Component} from '../../src/components/component.js';
import {drawsText, drawWritten} from '../../src/components/draw-written.js';
import {attributesOfChildren, isContainer} from '../../src/components/written-element.js';
import {adoptRoot} from './adopt-root.js';
import {findContentMessages} from './content-messages.js';
import {followMode} from './follow-mode.js';
import {foreignContext} from './foreign-context.js';
import {modeOf} from './foreign-mode.js';
import {foreignSheets} from './foreign-sheets.js';
import {loadHostMessages} from './messages.js';
import {setHtml} from './set-html.js';

/** What an element is told by those who know more than one. */
export interface EmbeddingHost {
  /** Loads the elements of new markup that are not defined yet. */
  defineBelow(root: ParentNode): void;
  /** Its children say something else. */
  askToDraw(): void;
}

/**
 * What makes a hand-written element show its component in a page that is not ours: the final markup of the same
 * function in a shadow root, around slots for what the author wrote inside.
 */
export class Embedding {
  readonly #host: HTMLElement;
  readonly #component: Component;
  readonly #content: HTMLElement;
  readonly #changes: MutationObserver;
  readonly #defineBelow: (root: ParentNode) => void;
  readonly #askToDraw: () => void;
  #unfollow: (() => void) | undefined;
  #drawn = '';

  constructor(host: HTMLElement, component: Component, {defineBelow, askToDraw}: EmbeddingHost) {
    this.#askToDraw = askToDraw;
    this.#changes = new MutationObserver(askToDraw);
    this.#defineBelow = defineBelow;
    this.#host = host;
    this.#component = component;
    const sheets = foreignSheets(component.inline === true);
    const put = (root: ShadowRoot) => {
      root.adoptedStyleSheets = sheets;
    };
    const drawn = adoptRoot(host, put);
    this.#content = drawn ?? document.createElement('div');
    if (drawn) {
      // It shows what would be drawn now.
      this.#drawn = this.#render().text;
      defineBelow(drawn);
      return;
    }
    const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
    put(root);
    this.#content.className = 'docs-foreign docs-content';
    root.replaceChildren(this.#content);
  }

  /** Follows what it depends on besides attributes; what is to be drawn, `draw` does. */
  connect(): void {
    void loadHostMessages(this.#host)?.then(this.#askToDraw);
    // At once, and not with the first drawing: what is inside asks how it looks here.
    this.#showMode();
    if (isContainer(this.#host.localName))
      this.#changes.observe(this.#host, {
        childList: true,
        characterData: true,
        subtree: true,
        attributes: true,
        attributeFilter: attributesOfChildren(this.#host.localName),
      });
    else if (drawsText(this.#host))
      this.#changes.observe(this.#host, {childList: true, characterData: true, subtree: true});
    this.#unfollow = followMode(this.#host, () => this.#showMode());
  }

  disconnect(): void {
    this.#changes.disconnect();
    this.#unfollow?.();
  }

  /** Shows the mode, and draws the element anew when its attributes or children say something else than before. */
  draw(): void {
    this.#showMode();
    // Inside a group of its kind an accordion has no border of its own.
    this.#content.dataset.in = this.#host.parentElement?.localName ?? '';
    const drawn = this.#render();
    if (drawn.text === this.#drawn) return;
    this.#drawn = drawn.text;
    try {
      setHtml(this.#content, drawn);
    } catch (error) {
      // A policy forbids all markup, ours too.
      this.#content.textContent = error instanceof Error ? error.message : String(error);
    }
    this.#defineBelow(this.#content);
  }

  #showMode(): void {
    const mode = modeOf(this.#host);
    // Written only when it changes: some elements are drawn again for each change of an attribute.
    if (this.#host.dataset.mode !== mode) this.#host.dataset.mode = mode;
  }

  #render() {
    return drawWritten(this.#host, this.#component, {...foreignContext, words: findContentMessages(this.#host)});
  }
}
