import {type Component, toAttributeName} from '../components/component.js';

type Prop = Component['props'][string];

const known = new WeakMap<Component, ReadonlyMap<string, Prop>>();

/**
 * Returns the props of a component by every name that pages can use: `iconType`, `icon-type`, and the attribute name if
 * it differs.
 */
export function findPropsByName(component: Component): ReadonlyMap<string, Prop> {
  let props = known.get(component);
  if (!props) {
    const entries = Object.entries(component.props);
    props = new Map(
      entries.flatMap(([name, prop]) =>
        [name, toAttributeName(name), prop.attribute ?? name].map(each => [each, prop]),
      ),
    );
    known.set(component, props);
  }
  return props;
}
