import {css} from 'lit';

export const panelStyles = css`
  :host { display: grid; gap: 12px; min-width: 0; font: 400 14px/22px var(--docs-font-body); color: var(--docs-text-2); text-align: start; scroll-margin-block: 16px; }
  :host([hidden]) { display: none; }
  p { margin: 0; }
  /* Directly below the sample, which the message is about. */
  .missing { margin-top: -12px; font-size: 13px; }
  .sign-in { padding: 10px 16px 12px; border: 1px solid var(--docs-border-1); border-radius: var(--docs-radius-l); background: var(--docs-surface-1); }
  .sign-in .part { margin-top: 0; }
  .sign-in .part-head { margin-bottom: 0; }
  /* Name and description in one line, and the field below them: the column is narrow. */
  .sign-in .row { grid-template-columns: auto minmax(0, 1fr); gap: 6px 10px; align-items: baseline; padding: 2px 0 0; border: 0; }
  .sign-in .row + .row { padding-top: 8px; }
  .sign-in .row-head { min-height: 24px; }
  .sign-in .about { grid-column: 2; margin: 0; -webkit-line-clamp: 2; }
  .sign-in .row:not(.is-wide) > .row-input { grid-column: 1 / -1; grid-row: 2; }
  .sign-in .row.is-wide > :is(.about, .row-input) { grid-column: 1 / -1; }
  /* The space of a message is there before the message, so that a response moves nothing. */
  .sign-in .warn.is-fault { margin: 4px 0 0; }
  .sign-in .row-input:not(:has(> .warn.is-fault))::after { content: ""; display: block; height: 22px; }
  @media (hover: hover) { .sign-in .use-mock { margin-inline-end: -8px; } }
  .confirm, .mock-line { margin: 0; }
  .answer-box > .mock-line { margin-top: 12px; }
`;
