import {css} from 'lit';

export const styles = css`
  :host { display: block; border-top: 1px solid var(--docs-border-1); color: var(--docs-text-2); font: 400 13px/20px var(--docs-font-body); }
  * { box-sizing: border-box; }
  nav { display: flex; align-items: baseline; gap: 8px; padding: 12px 16px; }
  ul { display: flex; flex: 1; flex-wrap: wrap; gap: 4px 8px; min-width: 0; margin: 0; padding: 0; list-style: none; }
  li { min-width: 0; }
  li:has(a):not(:last-child)::after { content: "·"; margin-inline-start: 8px; color: var(--docs-text-3); }
  li:has(button) { display: flex; flex: 1 1 100%; align-items: baseline; justify-content: space-between; gap: 8px; }
  a { color: var(--docs-active-text, var(--docs-brand-text)); text-decoration: none; border-radius: var(--docs-radius-s); }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  code { font: 500 0.95em/20px var(--docs-font-mono); direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; }
  button { height: 26px; padding: 0 8px; border: 1px solid var(--docs-border-2); border-radius: var(--docs-radius-m); background: var(--docs-surface-0); font: 500 12px/18px var(--docs-font-body); color: var(--docs-text-1); cursor: pointer; white-space: nowrap; }
  button:hover { background: var(--docs-surface-2); }
  button.is-done { color: var(--docs-success-text); }
  button.is-done::after { content: " ✓"; }
  :focus-visible { outline: 2px solid var(--docs-focus); outline-offset: 2px; }
  @media (hover: none) { a { padding: 10px 0; } ul { row-gap: 12px; } button { height: 40px; } }
`;
