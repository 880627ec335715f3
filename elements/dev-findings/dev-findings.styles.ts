import {css} from 'lit';

export const styles = css`
  :host { position: fixed; inset: auto max(16px, env(safe-area-inset-right)) max(16px, env(safe-area-inset-bottom)) auto; z-index: 60; font: 400 13px/20px var(--docs-font-body); color: var(--docs-text-2); text-align: start; letter-spacing: normal; }
  /* Above the bar of an operation on phones. */
  @media (max-width: 767px) { :host { bottom: calc(76px + env(safe-area-inset-bottom)); } }
  @media print { :host { display: none; } }
  * { box-sizing: border-box; }
  section { display: grid; justify-items: end; gap: 8px; }
  button { display: inline-flex; align-items: center; gap: 8px; padding: 6px 14px; border: 1px solid var(--docs-border-2); border-radius: 999px; background: var(--docs-surface-0); color: var(--docs-text-1); box-shadow: var(--docs-shadow); font: 500 13px/20px var(--docs-font-body); font-variant-numeric: tabular-nums; cursor: pointer; }
  button::before { content: ''; width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
  button.error::before { background: var(--docs-danger-text); }
  button.warning::before { background: var(--docs-warning-text); }
  button.info::before { background: var(--docs-info-text); }
  button:hover { background: var(--docs-surface-2); }
  :focus-visible { outline: 2px solid var(--docs-focus); outline-offset: 2px; }
  ol { width: min(560px, calc(100vw - 32px)); max-height: min(480px, calc(100dvh - 120px)); margin: 0; padding: 0; overflow-y: auto; overscroll-behavior: contain; list-style: none; border: 1px solid var(--docs-border-2); border-radius: 12px; background: var(--docs-surface-0); box-shadow: var(--docs-shadow), 0 16px 48px rgb(0 0 0 / 18%); }
`;
