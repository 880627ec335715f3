import {css} from 'lit';

/** Checkboxes in the theme's colors. Native unchecked ones look disabled on dark pages. */
export const checkboxStyles = css`
  input[type="checkbox"] { appearance: none; display: grid; place-items: center; width: 16px; height: 16px; margin: 0; border: 1px solid var(--docs-text-3); border-radius: min(4px, var(--docs-radius-s)); background: var(--docs-surface-0); color: var(--docs-on-brand); flex: none; cursor: pointer; }
  input[type="checkbox"]:checked { border-color: var(--docs-brand); background: var(--docs-brand); }
  input[type="checkbox"]:checked::before { content: ""; width: 62.5%; height: 62.5%; background: currentcolor; clip-path: polygon(9% 46%, 0 56%, 38% 92%, 100% 18%, 90% 9%, 37% 72%); }
  input[type="checkbox"]:disabled { opacity: 0.55; cursor: not-allowed; }
  @media (hover: none) { input[type="checkbox"] { width: 24px; height: 24px; } }
  @media (forced-colors: active) { input[type="checkbox"] { appearance: auto; } input[type="checkbox"]::before { content: none; } }
`;
