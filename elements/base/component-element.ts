import {type PropertyDeclaration, type PropertyDeclarations, type PropertyValues, ReactiveElement} from 'lit';
import type {Component} from '../../src/components/component.js';
import {listObservedAttributes} from '../../src/components/written-element.js';
import {listProperties, type Property} from './component-properties.js';
import type {BehaviorElement, BehaviorMixin} from './content-element.js';
import {Embedding} from './embedding.js';
import {isRenderedContent} from './is-rendered-content.js';

/** A component, and the function that defines the elements in its rendered markup. */
interface RenderedElement {
  readonly component: Component;
  defineBelow(root: ParentNode): void;
}

/**
 * Base of component elements in host pages. Renders hand-written elements into a shadow root. Only adds behavior to
 * markup that Lectern rendered (`data-rendered`, or inside Lectern content). Its properties are the component's props,
 * and changes of one task cause one rendering.
 */
abstract class ComponentElement extends ReactiveElement implements BehaviorElement {
  declare static drawn: RenderedElement;
  #embedding: Embedding | undefined;
  #upgraded = false;

  /** Returns the prop's default for an unset property, so that a boolean property is never undefined. */
  static override getPropertyDescriptor(name: PropertyKey, key: string | symbol, options: PropertyDeclaration) {
    const descriptor = ReactiveElement.getPropertyDescriptor(name, key, options);
    const unsaid = (options as Declaration).unsaid;
    const get = descriptor?.get;
    return (
      descriptor && {
        ...descriptor,
        get(this: ComponentElement): unknown {
          return get?.call(this) ?? unsaid;
        },
      }
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#embedding && isRenderedContent(this)) {
      if (!this.#upgraded) {
        this.#upgraded = true;
        this.upgrade();
      }
      return;
    }
    const askToDraw = () => this.requestUpdate();
    const {component, defineBelow} = (this.constructor as typeof ComponentElement).drawn;
    this.#embedding ??= new Embedding(this, component, {defineBelow, askToDraw});
    this.#embedding.connect();
    askToDraw();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#embedding?.disconnect();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // Lit ignores attributes without a property, such as other spellings of a prop. Render for them too.
    if (this.#embedding) this.requestUpdate();
  }

  /** Prevents Lit from creating a shadow root: elements with Lectern markup must not have one. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Lets Lit reflect properties to attributes, then renders from the attributes as the server does. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (this.isConnected) this.#embedding?.draw();
  }

  upgrade(): void {}
}

interface Declaration extends PropertyDeclaration {
  readonly unsaid: unknown;
}

function buildDeclaration({attribute, read, write}: Property): Declaration {
  return {attribute, reflect: true, unsaid: read(null), converter: {fromAttribute: read, toAttribute: write}};
}

const plain: BehaviorMixin = base => class extends base {};

/** Creates the element class of a component. */
export function createComponentElement(
  rendered: RenderedElement,
  behaviour: BehaviorMixin = plain,
): CustomElementConstructor {
  const properties = listProperties(rendered.component);
  const made = class extends behaviour(ComponentElement) {
    static readonly drawn = rendered;
    static readonly properties: PropertyDeclarations = Object.fromEntries(
      properties.map(each => [each.name, buildDeclaration(each)]),
    );
    static get observedAttributes(): string[] {
      // Call Lit's own getter: it also finalizes the class and creates its accessors.
      const declared = Reflect.get(ReactiveElement, 'observedAttributes', made);
      return [...new Set([...declared, ...listObservedAttributes(rendered.component)])];
    }
  };
  return made;
}
