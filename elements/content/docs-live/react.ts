import {createElement, Fragment, type VNode} from 'preact';
import * as compat from 'preact/compat';
import * as client from 'preact/compat/client';
import {hookNames} from '../../../src/site/live/built-in-modules.js';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...given: readonly unknown[]) => unknown;

const caught = new WeakMap<object, Handler>();

/** Receives errors of event handlers. `docs-live.ts` replaces the default and shows them in the island. */
export const handlers: {failed: (error: unknown, target: unknown) => void} = {
  failed(error) {
    throw error;
  },
};

/**
 * Wraps an event handler to report its errors. Returns the same wrapper for the same handler, so that Preact sees no
 * change.
 */
function guardHandler(handler: Handler): Handler {
  let guard = caught.get(handler);
  if (guard) return guard;
  guard = function (this: unknown, ...given) {
    const target = (given[0] as {readonly currentTarget?: unknown} | undefined)?.currentTarget;
    const fail = (error: unknown) => handlers.failed(error, target);
    try {
      const result = handler.apply(this, [...given]);
      if (result instanceof Promise) result.catch(fail);
      return result;
    } catch (error) {
      fail(error);
      return undefined;
    }
  };
  caught.set(handler, guard);
  return guard;
}

function withGuards(type: unknown, props: Props | null | undefined): Props | null | undefined {
  if (typeof type !== 'string' || !props) return props;
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props))
    if (typeof value === 'function' && /^on[A-Z]/.test(name)) changed[name] = guardHandler(value as Handler);
    // Preact omits `false`. React writes it for these attributes, where an absent attribute means something else.
    else if (typeof value === 'boolean' && /^(?:spellCheck|contentEditable|draggable)$/.test(name))
      changed[name] = String(value);
  return {...props, ...changed};
}

/** `jsx` and `jsxs` of compiled files. */
function jsx(type: unknown, props: Props, key?: unknown): VNode {
  const guards = withGuards(type, props) ?? {};
  return createElement(type as string, key === undefined ? guards : {...guards, key});
}

function create(type: unknown, props?: Props | null, ...children: readonly unknown[]): VNode {
  return createElement(type as string, withGuards(type, props) as object, ...(children as string[]));
}

const react = {...compat.default, ...compat, createElement: create, Fragment};
const reactModule = {...react, default: react};
const dom = {...reactModule, ...client};
const runtime = {jsx, jsxs: jsx, jsxDEV: jsx, Fragment};

/** Modules that files of a project can import. */
export const importableModules: Readonly<Record<string, object>> = {
  react: reactModule,
  'react-dom': dom,
  'react-dom/client': dom,
  'react/jsx-runtime': runtime,
  preact: {...reactModule, h: create},
  'preact/hooks': reactModule,
  'preact/compat': reactModule,
};

/** Hooks that files of a project can call without an import. */
export const hooks: Readonly<Record<string, unknown>> = Object.fromEntries(
  hookNames.map(name => [name, name === 'React' ? react : (react as Record<string, unknown>)[name]]),
);
