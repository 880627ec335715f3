import {Component, type ComponentChildren, createElement, type VNode} from 'preact';
import type {Island, IslandValue} from '../../../src/site/live/island.js';
import type {Linker} from '../../../src/site/live/linker.js';

/** Moves page content into a slot's element. Not set on a server. */
type FillSlot = (slot: string, element: unknown) => void;

interface ViewOptions {
  readonly linker: Linker;
  readonly fill?: FillSlot;
  /** Whether the page contains prerendered markup to hydrate. */
  readonly isDrawn?: boolean;
  /** Called with the component's first error. The island renders nothing afterwards. */
  failed?(error: unknown): void;
}

/**
 * Builds the Preact tree of an island. `number` differs for each island of a page: ids contain it. Throws the errors of
 * the island's files.
 */
export function buildIslandView(island: Island, number: number, options: ViewOptions): VNode {
  const view = createElement(Boundary as never, {failed: options.failed}, buildPart(island, options)) as VNode;
  // Set the start of `useId` ids: otherwise each tree starts at the same id, and islands of a page share ids.
  (view as unknown as {__m: [number, number]}).__m = [number, 0];
  return view;
}

function buildPart({file, name, props}: Island, options: ViewOptions): VNode {
  const component = options.linker.component(file, name);
  if (component === undefined || component === null) throw new Error(`${file} has no component ${name}.`);
  const all = Object.fromEntries(Object.entries(props).map(([key, value]) => [key, toReactValue(value, options)]));
  const {children, ...rest} = all;
  return createElement(component as string, rest, ...((children === undefined ? [] : [children].flat()) as string[]));
}

function toReactValue(value: IslandValue, options: ViewOptions): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(each => toReactValue(each, options));
  if ('data' in value)
    return Object.fromEntries(Object.entries(value.data).map(([key, each]) => [key, toReactValue(each, options)]));
  if ('slot' in value) return createElement(Slot as never, {...options, slot: value.slot} as never);
  if ('island' in value) return buildPart(value.island, options);
  if ('written' in value) {
    const written = options.linker.require(value.file).$written as readonly (() => unknown)[];
    return written[value.written]?.();
  }
  return undefined;
}

/** Page content inside a component. Never renders again, so that the nodes that `fill` moved stay. */
class Slot extends Component<ViewOptions & {readonly slot: string}> {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render(): VNode {
    const {slot, fill, isDrawn} = this.props;
    const props = {
      'data-slot': slot,
      ref: (element: unknown) => element && fill?.(slot, element),
      // Tells Preact to leave the existing content alone during hydration. Sets no HTML.
      ...(isDrawn && {dangerouslySetInnerHTML: {__html: ''}}),
    };
    return createElement('docs-slot', props as object) as VNode;
  }
}

class Boundary extends Component<{readonly failed?: (error: unknown) => void; readonly children: ComponentChildren}> {
  override state = {hasFailed: false};

  override componentDidCatch(error: unknown): void {
    this.setState({hasFailed: true});
    this.props.failed?.(error);
  }

  override render(): ComponentChildren {
    return this.state.hasFailed ? null : this.props.children;
  }
}
