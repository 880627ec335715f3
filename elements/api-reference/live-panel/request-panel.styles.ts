import {css} from 'lit';

export const panelStyles = css`
  :host { display: grid; gap: 12px; min-width: 0; font: 400 14px/22px var(--docs-font-body); color: var(--docs-text-2); text-align: start; scroll-margin-block: 16px; }
  :host([hidden]) { display: none; }
  p { margin: 0; }
  /* Directly below the sample, which the message is about. */
  .missing { margin-top: -12px; font-size: 13px; }
  .sign-in { padding: 12px 16px; border: 1px solid var(--docs-border-1); border-radius: var(--docs-radius-l); background: var(--docs-surface-1); }
  .sign-in .part { margin-top: 0; }
  .use-mock { justify-self: start; border: 1px solid var(--docs-border-2); background: var(--docs-surface-0); color: var(--docs-text-1); }
  .confirm, .mock-line { margin: 0; }
  .answer-title { font: 600 13px/20px var(--docs-font-body); color: var(--docs-text-2); }
  .answer-tabs { display: flex; gap: 16px; border-bottom: 1px solid var(--docs-border-1); }
  .answer-tabs button { height: 36px; padding: 0; margin-bottom: -1px; border-radius: 0; border-bottom: 2px solid transparent; color: var(--docs-text-3); }
  .answer-tabs button:hover { background: none; color: var(--docs-text-1); }
  .answer-tabs [aria-selected="true"] { color: var(--docs-active-text, var(--docs-brand-text)); border-bottom-color: currentcolor; }
`;
