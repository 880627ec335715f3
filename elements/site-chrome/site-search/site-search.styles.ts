import {css} from 'lit';

export const styles = css`
  dialog { width: min(640px, calc(100vw - 24px)); max-height: min(640px, calc(100vh - 96px)); max-height: min(640px, calc(100dvh - 96px)); margin: 72px auto auto; padding: 0; border: 0; border-radius: var(--docs-radius-l); overflow: hidden; background: var(--docs-surface-0); color: var(--docs-text-2); box-shadow: var(--docs-shadow), 0 24px 64px rgb(0 0 0 / 24%); font: 400 14px/20px var(--docs-font-body); }
  dialog[open] { display: flex; flex-direction: column; }
  dialog::backdrop { background: rgb(10 12 16 / 45%); }
  .bar { display: flex; align-items: center; gap: 12px; padding: 0 18px; border-bottom: 1px solid var(--docs-border-1); }
  .bar svg { flex: none; width: 18px; height: 18px; fill: none; stroke: var(--docs-text-3); stroke-width: 2; stroke-linecap: round; }
  input { flex: 1; min-width: 0; height: 56px; border: 0; outline: 0; background: none; color: var(--docs-text-1); font: 400 16px/24px var(--docs-font-body); }
  input::placeholder { color: var(--docs-text-3); opacity: 1; }
  input::-webkit-search-cancel-button { display: none; }
  .filters { flex: none; display: flex; gap: 6px; padding: 10px 18px; overflow-x: auto; border-bottom: 1px solid var(--docs-border-1); scrollbar-width: thin; }
  .filters button { flex: none; max-width: 240px; padding: 3px 12px; border: 1px solid var(--docs-border-2); border-radius: var(--docs-radius-chip, 999px); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; background: none; color: var(--docs-text-2); font: 500 13px/20px var(--docs-font-body); cursor: pointer; }
  .filters button:hover { background: var(--docs-surface-2); color: var(--docs-text-1); }
  .filters button[aria-pressed="true"] { border-color: currentColor; background: var(--docs-active-surface, var(--docs-brand-surface)); color: var(--docs-active-text, var(--docs-brand-text)); }
  .filters button:focus-visible { outline: 2px solid var(--docs-focus); outline-offset: 1px; }
  @media (pointer: coarse) { .filters button { min-height: 36px; } }
  .results { flex: 1 1 auto; min-height: 0; overflow-y: auto; padding: 8px; overscroll-behavior: contain; }
  .page { padding: 12px 12px 4px; font-size: 13px; color: var(--docs-text-3); display: flex; align-items: baseline; gap: 2px 8px; flex-wrap: wrap; }
  .trail { font: 400 12px/20px var(--docs-font-body); color: var(--docs-text-3); }
  [role="option"] { display: block; padding: 8px 12px; border-radius: var(--docs-radius-m); color: inherit; text-decoration: none; cursor: pointer; scroll-margin: 12px; }
  [role="option"][aria-selected="true"] { background: var(--docs-active-surface, var(--docs-brand-surface)); color: var(--docs-text-1); box-shadow: var(--docs-chosen, none); }
  .title { display: flex; align-items: baseline; gap: 2px 8px; flex-wrap: wrap; }
  .heading { display: block; font-weight: 500; color: var(--docs-text-1); overflow-wrap: anywhere; }
  .title .heading, .page .heading { font-weight: 600; }
  .place { font: 500 12px/20px var(--docs-font-mono); color: var(--docs-text-2); }
  .part { margin-inline-start: 10px; padding-inline-start: 12px; border-inline-start: 1px solid var(--docs-border-1); border-start-start-radius: 0; border-end-start-radius: 0; }
  .method { flex: none; font: 700 11px/16px var(--docs-font-mono); letter-spacing: .02em; color: var(--docs-other); }
  .method-get { color: var(--docs-get); }
  .method-post { color: var(--docs-post); }
  .method-put { color: var(--docs-put); }
  .method-patch { color: var(--docs-patch); }
  .method-delete { color: var(--docs-delete); }
  .recent { display: flex; align-items: center; gap: 10px; color: var(--docs-text-1); }
  .recent svg { flex: none; width: 16px; height: 16px; fill: none; stroke: var(--docs-text-3); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .note { margin: 0; padding: 10px 12px 4px; font-size: 13px; color: var(--docs-text-3); }
  .note b { color: var(--docs-text-1); overflow-wrap: anywhere; }
  [aria-selected="true"] .heading { color: var(--docs-active-text, var(--docs-brand-text)); }
  .excerpt { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-size: 13px; color: var(--docs-text-2); overflow-wrap: anywhere; }
  mark { background: none; color: var(--docs-brand-text); font-weight: 600; }
  .empty { margin: 0; padding: 36px 16px 32px; text-align: center; color: var(--docs-text-3); }
  .empty b { color: var(--docs-text-1); overflow-wrap: anywhere; }
  .keys { display: flex; gap: 18px; padding: 10px 18px; border-top: 1px solid var(--docs-border-1); font-size: 12px; color: var(--docs-text-3); }
  kbd { display: inline-block; min-width: 16px; padding: 0 4px; border: 1px solid var(--docs-border-2); border-radius: min(var(--docs-radius-s), 4px); text-align: center; font: 500 11px/17px var(--docs-font-mono); color: var(--docs-text-2); }
  .close { border: 0; background: none; padding: 6px; color: var(--docs-text-3); font: 500 12px/16px var(--docs-font-mono); cursor: pointer; border-radius: var(--docs-radius-s); }
  .close:hover { color: var(--docs-text-1); background: var(--docs-surface-2); }
  .close:focus-visible { outline: 2px solid var(--docs-focus); }
  @media (hover: none) { .keys { display: none; } }
`;
