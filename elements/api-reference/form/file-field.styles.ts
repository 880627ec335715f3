import {css} from 'lit';

/** Styles of a file field in the form and in an operation's rows: drop zone, file name, and remove button. */
export const fileStyles = css`
  .file { min-width: 0; }
  .file > .drop { position: relative; display: flex; flex-wrap: wrap; gap: 0 8px; align-items: center; box-sizing: border-box; height: 44px; padding: 0 12px; overflow: hidden; border: 1px dashed var(--docs-border-control); border-radius: var(--docs-radius-m); background: var(--docs-surface-1); font: 13px/42px var(--docs-font-body); color: var(--docs-text-3); }
  .file > .drop:hover, .file > .is-over { border-color: var(--docs-brand); }
  .file > .is-over { background: var(--docs-brand-surface); }
  .file > .drop:focus-within { outline: 2px solid var(--docs-focus); outline-offset: -1px; }
  .file > .drop:has(> [aria-invalid="true"]) { border-color: var(--docs-danger-text); }
  .file > .is-filled { flex-wrap: nowrap; padding-inline-end: 4px; border-style: solid; background: var(--docs-surface-0); }
  .file .glyph { flex: none; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .file .file-name { display: flex; min-width: 0; font-weight: 500; color: var(--docs-text-1); white-space: pre; }
  .file > .is-filled > .file-name { flex: 1; }
  /* The end of a long name, with its type, stays visible. */
  .file .file-name > :first-child { overflow: hidden; text-overflow: ellipsis; }
  .file .file-name > :last-child { flex: none; }
  .file .size { flex: none; font-size: 12px; font-variant-numeric: tabular-nums; }
  .file .drop > input[type="file"] { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  .file .remove { position: relative; flex: none; display: grid; place-items: center; width: 28px; height: 28px; min-width: 0; min-height: 0; padding: 0; border: 0; border-radius: var(--docs-radius-s); background: none; color: var(--docs-text-3); cursor: pointer; }
  .file .remove:hover { background: var(--docs-surface-2); color: var(--docs-text-1); }
  .list > .file + .file { margin-top: 6px; }
  /* A finger cannot drop a file. */
  @media (hover: none) {
    .file .drop-here { display: none; }
    .file .remove { width: 36px; height: 36px; }
  }
`;
