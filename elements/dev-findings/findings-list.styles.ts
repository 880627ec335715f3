import {css} from 'lit';

export const listStyles = css`
  li { padding: 12px 16px; }
  li + li { border-top: 1px solid var(--docs-border-1); }
  p { margin: 0; overflow-wrap: anywhere; color: var(--docs-text-1); }
  .place { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; margin-bottom: 2px; color: var(--docs-text-3); font-size: 12px; }
  code { font: 500 12px/20px var(--docs-font-mono); color: var(--docs-text-2); overflow-wrap: anywhere; }
  .code { margin-inline-start: auto; font-weight: 400; color: var(--docs-text-3); }
  .level { font-weight: 600; }
  .fix { margin-top: 2px; color: var(--docs-text-2); white-space: pre-wrap; }
  .error .level { color: var(--docs-danger-text); }
  .warning .level { color: var(--docs-warning-text); }
  .info .level { color: var(--docs-info-text); }
`;
