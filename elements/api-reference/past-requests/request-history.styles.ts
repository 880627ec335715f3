import {css} from 'lit';
import {checkboxStyles} from '../../base/checkbox.styles.js';

export const historyStyles = css`
  :host { display: block; container-type: inline-size; font: 400 13px/20px var(--docs-font-body); color: var(--docs-text-2); }
  * { box-sizing: border-box; }
  ul, p, pre { margin: 0; padding: 0; }
  ul { max-height: 320px; overflow: auto; border: 1px solid var(--docs-border-1); border-radius: var(--docs-radius-m); background: var(--docs-surface-0); list-style: none; scrollbar-width: thin; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 4px; align-items: center; border-top: 1px solid var(--docs-border-1); }
  li:first-child { border-top: 0; }
  button { font: inherit; color: inherit; border: 0; background: none; cursor: pointer; }
  :focus-visible { outline: 2px solid var(--docs-focus); outline-offset: -2px; }
  .entry { display: grid; grid-template-columns: max-content minmax(0, 1fr) max-content; gap: 2px 10px; align-items: baseline; min-height: 36px; padding: 8px; text-align: start; border-radius: var(--docs-radius-m); }
  button.entry:hover, .quiet:hover { background: var(--docs-surface-2); color: var(--docs-text-1); }
  .is-shown .entry { color: var(--docs-text-1); box-shadow: inset 2px 0 var(--docs-brand-text); border-radius: 0; }
  :dir(rtl) .is-shown .entry { box-shadow: inset -2px 0 var(--docs-brand-text); }
  time, .outcome { font-variant-numeric: tabular-nums; color: var(--docs-text-3); white-space: nowrap; }
  code, pre { font: 400 12px/20px var(--docs-font-mono); color: var(--docs-text-1); direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; }
  code { text-align: start; }
  .quiet { min-height: 30px; padding: 0 10px; border-radius: var(--docs-radius-m); font-weight: 500; }
  label { display: inline-flex; align-items: center; gap: 8px; min-height: 30px; padding-inline-end: 8px; }
  ${checkboxStyles}
  ul:empty { display: none; }
  .note { font-size: 12px; line-height: 18px; color: var(--docs-text-3); overflow-wrap: anywhere; }
  [role="status"]:not(:empty) { padding: 8px; }
  .choices { display: grid; justify-items: start; gap: 2px; padding: 8px; }
  .actions { display: flex; flex-wrap: wrap; gap: 8px; }
  .quiet:disabled { opacity: 0.55; cursor: not-allowed; }
  .choices .quiet { margin-top: 4px; border: 1px solid var(--docs-border-2); background: var(--docs-surface-0); }
  .choices .note { margin-inline-start: 24px; }
  .comparison { margin: 8px; }
  pre { max-height: 320px; margin-top: 8px; padding: 8px 0; overflow: auto; border: 1px solid var(--docs-border-1); border-radius: var(--docs-radius-m); background: var(--docs-surface-0); text-align: left; white-space: pre; overflow-wrap: normal; }
  pre > * { display: block; width: max-content; min-width: 100%; padding: 0 12px; }
  del, ins { text-decoration: none; }
  pre del { background: var(--docs-danger-surface); }
  pre ins { background: var(--docs-success-surface); }
  .note :is(del, ins) { color: var(--docs-text-2); }
  @container (width < 460px) {
    li { grid-template-columns: auto minmax(0, 1fr); padding-bottom: 4px; }
    .entry { grid-column: 1 / -1; grid-template-columns: minmax(0, 1fr) max-content; padding-bottom: 4px; }
    .entry > code { grid-column: 1 / -1; grid-row: 1; }
    li > .quiet { padding: 0 8px; }
    li > label { justify-self: end; }
  }
  @media (hover: none) { .quiet, label { min-height: 40px; } }
  @media (forced-colors: active) { pre del { border-inline-start: 3px double; } pre ins { border-inline-start: 3px solid; } }
`;
