import {getErrorMessage} from '../../src/base/get-error-message.js';
import type {Component} from '../../src/components/component.js';
import {isTextComponent, renderWrittenElement} from '../../src/components/render-written-element.js';
import {isContainerElement, listChildAttributes} from '../../src/components/written-element.js';
import {adoptRoot} from './adopt-root.js';
import {findContentMessages} from './content-messages.js';
import {createHostPageSheets} from './create-host-page-sheets.js';
import {findColorMode} from './foreign-mode.js';
import {createHostPageContext} from './host-page-context.js';
import {loadHostMessages} from './messages.js';
import {setHtml} from './set-html.js';
import {watchColorMode} from './watch-color-mode.js';

/** Callbacks of the element that an `Embedding` renders. */
interface EmbeddingHost {
  /** Defines the tags in new markup. */
  defineBelow(root: ParentNode): void;
  /** Requests a rendering after the children changed. */
  askToDraw(): void;
}

/**
 * Renders a hand-written element in a host page: the component's markup in a shadow root, with slots for the author's
 * content.
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
    const sheets = createHostPageSheets(component.inline === true);
    const put = (root: ShadowRoot) => {
      root.adoptedStyleSheets = sheets;
    };
    const drawn = adoptRoot(host, put);
    this.#content = drawn ?? document.createElement('div');
    if (drawn) {
      // `lectern/ssr` rendered the same markup already. Remember it, so that `draw` does not replace it.
      this.#drawn = this.#render().text;
      defineBelow(drawn);
      return;
    }
    const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
    put(root);
    this.#content.className = 'docs-foreign docs-content';
    root.replaceChildren(this.#content);
  }

  /** Observes the children, language, and color mode. The caller observes attributes. Call `draw` afterwards. */
  connect(): void {
    void loadHostMessages(this.#host)?.then(this.#askToDraw);
    // Set the mode before the first rendering, because nested elements read it.
    this.#showMode();
    if (isContainerElement(this.#host.localName))
      this.#changes.observe(this.#host, {
        childList: true,
        characterData: true,
        subtree: true,
        attributes: true,
        attributeFilter: listChildAttributes(this.#host.localName),
      });
    else if (isTextComponent(this.#host))
      this.#changes.observe(this.#host, {childList: true, characterData: true, subtree: true});
    this.#unfollow = watchColorMode(this.#host, () => this.#showMode());
  }

  disconnect(): void {
    this.#changes.disconnect();
    this.#unfollow?.();
  }

  /** Applies the color mode. Replaces the markup only if a new rendering differs. */
  draw(): void {
    this.#showMode();
    // Inside a group, the style sheet removes the accordion's own border.
    this.#content.dataset.in = this.#host.parentElement?.localName ?? '';
    const rendered = this.#render();
    if (rendered.text === this.#drawn) return;
    this.#drawn = rendered.text;
    try {
      setHtml(this.#content, rendered);
    } catch (error) {
      // A Trusted Types policy of the page blocks Lectern's markup. Show the error as text.
      this.#content.textContent = getErrorMessage(error);
    }
    this.#defineBelow(this.#content);
  }

  #showMode(): void {
    const mode = findColorMode(this.#host);
    // Write only changes: some elements render again on each write of an attribute.
    if (this.#host.dataset.mode !== mode) this.#host.dataset.mode = mode;
  }

  #render() {
    return renderWrittenElement(this.#host, this.#component, {
      ...createHostPageContext,
      messages: findContentMessages(this.#host),
    });
  }
}
