import {css} from 'lit';

export const styles = css`
  dialog { width: min(760px, calc(100vw - 24px)); max-width: none; max-height: min(640px, calc(100vh - 96px)); max-height: min(640px, calc(100dvh - 96px)); margin: 11vh auto auto; padding: 0; border: 0; border-radius: var(--docs-radius-l); overflow: clip; background: var(--docs-raised, var(--docs-surface-0)); color: var(--docs-text-2); box-shadow: var(--docs-dialog-shadow, 0 0 0 1px var(--docs-border-1), 0 24px 64px rgb(0 0 0 / 24%)); font: 400 14px/20px var(--docs-font-body); }
  dialog[open] { display: flex; flex-direction: column; }
  dialog::backdrop { background: var(--docs-backdrop, rgb(10 12 16 / 45%)); }
  .picture { flex: none; display: grid; color: var(--docs-text-3); }
  [role="option"] > .picture { box-sizing: border-box; width: 30px; height: 30px; margin-block: -4px; margin-inline-start: var(--docs-dialog-icon-inset, -7px); place-items: center; border-radius: 50%; background: var(--docs-dialog-icon, none); }
  svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  docs-icon { display: grid; width: 16px; height: 16px; }
  docs-icon > * { width: 100%; height: 100%; stroke-width: 2; }
  .bar { display: flex; align-items: center; gap: 12px; padding-inline: 18px 12px; border-bottom: 1px solid var(--docs-border-1); }
  input { flex: 1; min-width: 0; height: 56px; border: 0; outline: 0; background: none; color: var(--docs-text-1); font: 400 16px/24px var(--docs-font-body); }
  input::placeholder { color: var(--docs-text-3); opacity: 1; }
  input::-webkit-search-cancel-button { display: none; }
  kbd { display: inline-block; min-width: 18px; box-sizing: border-box; padding: 0 5px; border: 1px solid var(--docs-border-2); border-radius: min(var(--docs-radius-s), 5px); text-align: center; font: 500 11px/18px var(--docs-font-body); color: var(--docs-text-3); }
  .close { flex: none; border: 0; background: none; padding: 8px; color: var(--docs-brand-text); font: 500 15px/20px var(--docs-font-body); cursor: pointer; border-radius: var(--docs-radius-s); }
  .filters { flex: none; display: flex; gap: 4px; padding: 8px 12px; overflow-x: auto; border-bottom: 1px solid var(--docs-border-1); }
  .filters button { flex: none; padding: 4px 10px; border: 0; border-radius: var(--docs-radius-chip, 999px); background: none; color: var(--docs-text-2); font: 500 13px/20px var(--docs-font-body); cursor: pointer; }
  .filters button:hover { background: var(--docs-surface-2); color: var(--docs-text-1); }
  .filters button[aria-pressed="true"] { background: var(--docs-active-surface, var(--docs-brand-surface)); color: var(--docs-active-text, var(--docs-brand-text)); }
  button:focus-visible { outline: 2px solid var(--docs-focus); outline-offset: -2px; }
  .results { flex: 1 1 auto; min-height: 0; overflow-y: auto; padding: 0 8px 8px; overscroll-behavior: contain; }
  .group { padding: 14px 10px 4px; font: var(--docs-dialog-label, 400 12px/18px var(--docs-font-body)); letter-spacing: var(--docs-dialog-spacing, normal); text-transform: var(--docs-dialog-case, none); color: var(--docs-text-3); }
  [role="option"][id] { display: grid; grid-template-columns: 38px minmax(0, 1fr) auto; align-items: center; column-gap: 8px; row-gap: 2px; padding: 9px 10px; border-radius: var(--docs-radius-m); color: inherit; text-decoration: none; cursor: pointer; scroll-margin: 40px 8px; }
  [role="option"] + [role="option"] { border-top: var(--docs-dialog-line, 0); }
  [id][aria-selected="true"] { background: var(--docs-active-surface, var(--docs-brand-surface)); box-shadow: var(--docs-chosen, none); }
  [aria-selected="true"] > .picture { color: var(--docs-active-text, var(--docs-brand-text)); }
  .title { min-width: 0; font: var(--docs-dialog-title, 550 15px/22px var(--docs-font-body)); color: var(--docs-text-1); overflow-wrap: anywhere; }
  .path { justify-self: end; max-width: 340px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font: 400 13px/22px var(--docs-font-mono); color: var(--docs-text-3); }
  .changed { display: inline-block; margin-inline-start: 6px; padding-inline: 8px; border: 1px solid var(--docs-border-2); border-radius: 999px; font: 500 12px/18px var(--docs-font-body); color: var(--docs-text-2); }
  .trail { max-width: 240px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 13px; color: var(--docs-text-3); }
  .path + .trail { grid-column: 2 / -1; max-width: none; }
  .trail.narrow { display: none; }
  .part { grid-column: 2 / -1; overflow: hidden; font-size: 13.5px; line-height: 20px; color: var(--docs-text-2); text-overflow: ellipsis; white-space: nowrap; }
  .part:dir(rtl) { unicode-bidi: plaintext; text-align: right; }
  .part code { font: 500 12.5px/20px var(--docs-font-mono); color: var(--docs-text-1); }
  .heading { font-weight: 500; color: var(--docs-text-1); }
  .method { font: 700 10.5px/22px var(--docs-font-mono); letter-spacing: .02em; color: var(--docs-other); }
  .method-get { color: var(--docs-get); }
  .method-post { color: var(--docs-post); }
  .method-put { color: var(--docs-put); }
  .method-patch { color: var(--docs-patch); }
  .method-delete { color: var(--docs-delete); }
  mark { background: none; color: var(--docs-brand-text); font-weight: 600; }
  .note { margin: 0; padding: 12px 10px 0; font-size: 13px; color: var(--docs-text-3); }
  p b { color: var(--docs-text-1); overflow-wrap: anywhere; }
  .empty { margin: 0; padding: 28px 16px 16px; text-align: center; font-size: 15px; color: var(--docs-text-2); }
  .count { font-variant-numeric: tabular-nums; }
  .foot { display: flex; gap: 18px; padding: 10px 18px; border-top: 1px solid var(--docs-border-1); font-size: 12.5px; color: var(--docs-text-3); }
  .keys { display: flex; flex-wrap: wrap; gap: 4px 18px; }
  .found { margin-inline-start: auto; white-space: nowrap; }
  @media (hover: none) { .keys, .foot:has(.found:empty) { display: none; } }
  @media (pointer: coarse) { .filters button { min-height: 36px; } }
  @media (max-width: 640px) {
    dialog { width: 100vw; height: 100vh; height: 100dvh; max-height: none; margin: 0; border-radius: 0; box-shadow: none; }
    .bar { gap: 10px; padding-inline: 16px 8px; }
    .close { min-height: 40px; }
    .close kbd, .keys, .foot:has(.found:empty) { display: none; }
    .close .cancel { position: static; width: auto; height: auto; margin: 0; clip-path: none; }
    .filters { padding-inline: 8px; }
    .filters button { min-height: 36px; }
    .results { padding-bottom: 24px; }
    [role="option"][id] { grid-template-columns: 36px minmax(0, 1fr); min-height: 44px; box-sizing: border-box; }
    :has(> :is(.trail, .part)) > :is(.picture, .method) { align-self: start; padding-top: 2px; line-height: 20px; }
    .path { grid-column: 2; justify-self: start; max-width: 100%; }
    .path:not(:has(mark)) { display: none; }
    .trail { grid-column: 2; max-width: 100%; }
    .trail.wide { display: none; }
    .part { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; white-space: normal; overflow-wrap: anywhere; }
  }
`;
