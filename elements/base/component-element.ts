import {type PropertyDeclaration, type PropertyDeclarations, type PropertyValues, ReactiveElement} from 'lit';
import type {Component} from '../../src/components/component.js';
import {attributesOf} from '../../src/components/written-element.js';
import {type Property, propertiesOf} from './component-properties.js';
import type {Behaving, Behaviour} from './content-element.js';
import {Embedding} from './embedding.js';
import {isOurs} from './is-ours.js';

/** Component of a class, and the loader of nested elements. */
interface RenderedElement {
  readonly component: Component;
  defineBelow(root: ParentNode): void;
}

/**
 * Base of component elements in host pages. Without Lectern markup inside, an element renders into a shadow root. With
 * markup (`data-rendered`, or inside Lectern content), it only adds behavior. Its properties are the component's props.
 * Several changes cause one rendering.
 */
abstract class ComponentElement extends ReactiveElement implements Behaving {
  declare static drawn: RenderedElement;
  #embedding: Embedding | undefined;
  #upgraded = false;

  /** Reads the default of an unset property, so that a boolean is never undefined. */
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
    if (!this.#embedding && isOurs(this)) {
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
    // Some attributes are not properties: other spellings, and attributes of every element.
    if (this.#embedding) this.requestUpdate();
  }

  /** Creates the shadow root only if it is needed. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Reflects properties to attributes, then renders from the attributes as on a server. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (this.isConnected) this.#embedding?.draw();
  }

  upgrade(): void {}
}

interface Declaration extends PropertyDeclaration {
  readonly unsaid: unknown;
}

function declarationOf({attribute, read, write}: Property): Declaration {
  return {attribute, reflect: true, unsaid: read(null), converter: {fromAttribute: read, toAttribute: write}};
}

const plain: Behaviour = base => class extends base {};

/** Returns the class of a component's element. */
export function componentElement(rendered: RenderedElement, behaviour: Behaviour = plain): CustomElementConstructor {
  const properties = propertiesOf(rendered.component);
  const made = class extends behaviour(ComponentElement) {
    static readonly drawn = rendered;
    static readonly properties: PropertyDeclarations = Object.fromEntries(
      properties.map(each => [each.name, declarationOf(each)]),
    );
    static get observedAttributes(): string[] {
      // Lit's own accessor, which also creates the properties of this class.
      const declared = Reflect.get(ReactiveElement, 'observedAttributes', made);
      return [...new Set([...declared, ...attributesOf(rendered.component)])];
    }
  };
  return made;
}
