import type {Value} from '../tree/literal.js';

const unitless =
  /^(?:opacity|order|flex|flex-grow|flex-shrink|font-weight|line-height|z-index|zoom|column-count|aspect-ratio|scale|grid-row|grid-column)$/;

/**
 * Returns an author's `style` as text, from a string or from JSX's object. Drops declarations that could load something
 * or leave their box (security rule A7). Undefined when none is left.
 */
export function styleText(value: Value): string | undefined {
  const declarations: string[] = [];
  if (typeof value === 'string') {
    for (const each of value.split(';')) {
      const colon = each.indexOf(':');
      if (colon > 0) add(declarations, each.slice(0, colon).trim().toLowerCase(), each.slice(colon + 1).trim());
    }
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, each] of Object.entries(value)) {
      const name = key.startsWith('--') ? key : key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
      if (typeof each === 'number')
        add(declarations, name, each === 0 || unitless.test(name) ? `${each}` : `${each}px`);
      else if (typeof each === 'string') add(declarations, name, each.trim());
    }
  }
  return declarations.length ? declarations.join(';') : undefined;
}

function add(declarations: string[], name: string, value: string): void {
  if (!/^-{0,2}[a-z][a-z\d-]*$/i.test(name) || !value) return;
  // Escapes and comments could hide a function; `fixed` could cover the page.
  if (/[\\{}<>;]|\/\*|url\s*\(|image-set|expression\s*\(|javascript:|@import|src\s*\(/i.test(value)) return;
  if (/^(?:behavior|-moz-binding|javascript)$/.test(name) || (name === 'position' && /fixed|sticky/i.test(value)))
    return;
  declarations.push(`${name}:${value}`);
}
