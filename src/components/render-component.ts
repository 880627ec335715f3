import {type Html, html, renderHtmlAttributes} from '../base/html.js';
import {type Component, type PageContext, type PropValue, type RenderContext, toAttributeName} from './component.js';

/** Props of one use of a component, as read from its attributes. */
interface ComponentProps {
  readonly values: Readonly<Record<string, unknown>>;
  /** Props that become attributes of the element. */
  readonly shown: Readonly<Record<string, string | number | boolean>>;
  /** False if readers must not see the element and its content. */
  readonly isForReaders: boolean;
}

/** Reads the declared props of a component, by camelCase or kebab-case name. */
export function readComponentProps(component: Component, props: ReadonlyMap<string, PropValue>): ComponentProps {
  const values: Record<string, unknown> = {};
  const shown: Record<string, string | number | boolean> = {};
  for (const name in component.props) {
    const prop = component.props[name] as Component['props'][string];
    const attribute = prop.attribute ?? toAttributeName(name);
    const value = prop.read(props.get(name) ?? props.get(attribute));
    values[name] = value;
    if (prop.reflect && (typeof value === 'string' || typeof value === 'number' || value === true))
      shown[attribute] = value;
  }
  return {values, shown, isForReaders: component.isForReaders?.(values as never) !== false};
}

/**
 * Adds the operation, schema, or document that the page is bound to, for a component that names no target. Undefined if
 * it names one, or if the page is unbound.
 */
export function addBoundProps(
  component: Component,
  props: ReadonlyMap<string, PropValue>,
  {bound}: PageContext,
): ReadonlyMap<string, PropValue> | undefined {
  if (!bound || !component.namedBy || component.namedBy.some(name => props.has(name))) return undefined;
  return new Map([...bound, ...props]);
}

/** Renders the element of a component with its content. Pages and handwritten elements both use it. */
export function renderComponent(component: Component, given: ComponentProps, body: Html, context: RenderContext): Html {
  const ready = component.tag === 'openapi-endpoint' && context.operation?.(given.shown);
  if (ready) return ready;
  const inside = component.render(given.values as never, body, context);
  return html`<${component.tag}${renderHtmlAttributes(given.shown)} data-rendered>${inside}</${component.tag}>`;
}
