import type {LiteralValue} from '../tree/literal.js';

/** CSS properties whose numbers have no unit, as in React. */
const unitless = new Set(
  (
    'animation-iteration-count aspect-ratio column-count columns fill-opacity flex flex-grow flex-shrink font-weight ' +
    'grid-area grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start line-clamp line-height ' +
    'opacity order orphans scale stroke-opacity stroke-width tab-size -webkit-line-clamp widows z-index zoom'
  ).split(' '),
);

/**
 * Returns the `style` of an author as CSS text, from a string or JSX object. Drops declarations that could load a
 * resource, or cover other parts of the page (security rule A7). Undefined if nothing remains.
 */
export function formatStyle(value: LiteralValue): string | undefined {
  const declarations: string[] = [];
  if (typeof value === 'string') {
    for (const each of value.split(';')) {
      const colon = each.indexOf(':');
      if (colon > 0) add(declarations, each.slice(0, colon).trim().toLowerCase(), each.slice(colon + 1).trim());
    }
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, each] of Object.entries(value)) {
      const name = key.startsWith('--') ? key : key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      if (typeof each === 'number') add(declarations, name, each === 0 || unitless.has(name) ? `${each}` : `${each}px`);
      else if (typeof each === 'string') add(declarations, name, each.trim());
    }
  }
  return declarations.length ? declarations.join(';') : undefined;
}

function add(declarations: string[], name: string, value: string): void {
  if (!/^-{0,2}[a-z][a-z\d-]*$/i.test(name) || !value) return;
  // Reject escapes and comments, which could hide a function, and `fixed`, which could cover the page.
  if (/[\\{}<>;]|\/\*|url\s*\(|image-set|expression\s*\(|javascript:|@import|src\s*\(/i.test(value)) return;
  if (/^(?:behavior|-moz-binding|javascript)$/.test(name) || (name === 'position' && /fixed|sticky/i.test(value)))
    return;
  declarations.push(`${name}:${value}`);
}
