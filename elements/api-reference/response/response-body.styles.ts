import {css} from 'lit';

export const bodyStyles = css`
  .panel { min-width: 0; }
  .note { padding: 10px 16px; font-size: 13px; line-height: 20px; color: var(--docs-text-2); overflow-wrap: anywhere; }
  .note + .note { padding-top: 0; }
  .note:has(+ :is(.tree, .text, .items)) { border-bottom: 1px solid var(--docs-border-1); background: var(--docs-surface-1); }
  .blank { height: 120px; }
  .tree, .text, .items, .headers-box { max-height: 480px; overflow: auto; overscroll-behavior: auto; scrollbar-width: thin; }
  :is(.tree, .text, .items, .headers-box, .paste pre):focus-visible { outline-offset: -2px; }

  .tree { padding: 8px 0; direction: ltr; text-align: left; font: 400 13px/22px var(--docs-font-mono); }
  .tree-space { position: relative; contain: layout; }
  .tree-row { position: absolute; left: 0; right: 0; padding-right: 16px; padding-left: calc(34px + 2ch + 16px * var(--tree-level)); text-indent: -2ch; white-space: pre-wrap; overflow-wrap: anywhere; cursor: default; }
  .tree-row[aria-expanded] { cursor: pointer; }
  .tree-row:hover { background: var(--docs-surface-1); }
  .tree:focus-visible .tree-row[aria-selected="true"] { background: var(--docs-active-surface, var(--docs-brand-surface)); }
  .tree-row[aria-expanded]::before { content: ""; position: absolute; left: calc(19px + 16px * var(--tree-level)); top: 8px; width: 5px; height: 5px; border: solid var(--docs-text-3); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }
  .tree-row[aria-expanded="true"]::before { transform: translateY(-2px) rotate(45deg); }
  .tree-key { color: var(--docs-code-attribute); }
  .tree-mark, .tree-note { color: var(--docs-code-meta); }
  .tree-string { color: var(--docs-code-string); }
  .tree-number { color: var(--docs-code-number); }
  .tree-word { color: var(--docs-code-keyword); }

  .text { padding: 12px 16px; font: 400 13px/21px var(--docs-font-mono); color: var(--docs-code-text); }
  .slice { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; content-visibility: auto; contain-intrinsic-height: auto 4000px; }
  .slice:nth-child(-n + 3) { content-visibility: visible; }
  .to-start { display: block; margin-bottom: 8px; padding: 4px 10px; border: 1px solid var(--docs-border-2); border-radius: var(--docs-radius-m); background: var(--docs-surface-0); font: 500 13px/20px var(--docs-font-body); color: var(--docs-text-2); cursor: pointer; }
  .to-start[hidden] { display: none; }

  .media { display: flex; justify-content: center; padding: 16px; background: var(--docs-surface-1); }
  .media img { max-width: 100%; max-height: 320px; min-width: 24px; object-fit: contain; }
  .media audio { width: min(100%, 480px); }

  .counter { padding: 8px 16px; font-size: 13px; line-height: 20px; color: var(--docs-text-2); font-variant-numeric: tabular-nums; border-bottom: 1px solid var(--docs-border-1); }
  .items > .quiet { margin: 4px 8px; }
  .item { padding: 8px 16px; }
  .item + .item { border-top: 1px solid var(--docs-border-1); }
  .item-head { display: flex; gap: 10px; font-size: 12px; line-height: 20px; color: var(--docs-text-3); font-variant-numeric: tabular-nums; }
  .item-number { min-width: 20px; }
  .item-head time { margin-inline-start: auto; }
  .item-name { font-weight: 600; color: var(--docs-text-2); }
  .item-name, .item-id { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .item-data { font: 400 13px/20px var(--docs-font-mono); color: var(--docs-code-text); white-space: pre-wrap; overflow-wrap: anywhere; }

  .headers { width: 100%; border-collapse: collapse; font-size: 13px; line-height: 20px; }
  .headers :is(th, td) { padding: 8px 16px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--docs-border-1); }
  .headers th { width: 34%; padding-right: 0; font: 600 13px/20px var(--docs-font-mono); color: var(--docs-text-1); overflow-wrap: anywhere; min-width: 120px; }
  .headers td { font-family: var(--docs-font-mono); color: var(--docs-text-2); overflow-wrap: anywhere; }
`;
