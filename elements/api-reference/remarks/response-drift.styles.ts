import {css} from 'lit';

export const styles = css`
  :host { display: block; container-type: inline-size; border-top: 1px solid var(--docs-warning-border); border-bottom: 1px solid var(--docs-warning-border); background: var(--docs-warning-surface); color: var(--docs-warning-text); font: 400 13px/20px var(--docs-font-body); }
  * { box-sizing: border-box; }
  p, ul { margin: 0; }
  button { display: inline; padding: 0; border: 0; border-radius: var(--docs-radius-s); background: none; font: inherit; color: inherit; cursor: pointer; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
  button:hover { text-decoration-thickness: 2px; }
  :focus-visible { outline: 2px solid var(--docs-focus); outline-offset: 2px; }
  code { font: 400 0.95em/20px var(--docs-font-mono); direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; }
  .row { display: grid; grid-template-columns: 8px minmax(0, 1fr) auto; align-items: baseline; column-gap: 12px; padding: 10px 16px; }
  .mark { width: 8px; height: 8px; background: currentcolor; transform: rotate(45deg) scale(0.85); }
  .copy.is-done::after { content: " ✓"; }
  ul { max-height: 220px; overflow: auto; padding-block: 0 10px; padding-inline: 36px 16px; scrollbar-width: thin; }
  li { padding: 2px 0; }
  li::marker { content: "– "; }
  [hidden] { display: none; }
  @container (width < 420px) {
    .row { padding: 10px 12px; row-gap: 6px; }
    .copy { grid-column: 2; justify-self: start; }
    ul { padding-inline: 32px 12px; }
  }
  @media (hover: none) { .more { padding: 10px 0; margin: -10px 0; } .copy { min-height: 40px; margin: -6px 0; } }
  @media (forced-colors: active) { .mark { background: CanvasText; forced-color-adjust: none; } }
`;
