import {css} from 'lit';

export const openProjectStyles = css`
  /* The page excludes images and frames in this element's slots from its rules for page text. */
  :host { display: block; font: 400 14px/20px var(--docs-font-body); color: var(--docs-text-2); text-align: start; letter-spacing: normal; --site-scale: 1; }
  * { box-sizing: border-box; }
  [hidden] { display: none !important; }
  p { margin: 0; }
  .box { display: flex; flex-direction: column; height: 100%; overflow: hidden; border: 1.5px dashed color-mix(in srgb, var(--docs-brand) 55%, var(--docs-border-2)); border-radius: 16px; background: var(--docs-brand-surface); }
  .box.over { border-style: solid; border-color: var(--docs-brand); }
  dialog.over { outline: 3px dashed var(--docs-brand); outline-offset: -6px; }
  .entry { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; padding: 14px 18px; }
  :host(:not([site])) .entry { padding-block: 44px; }
  .call { display: flex; gap: 8px; align-items: center; font-size: 15px; font-weight: 550; color: var(--docs-brand-text); }
  .choose span { color: var(--docs-text-1); font-weight: 500; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  .choose:hover span { color: var(--docs-brand-text); }
  .choose input { position: absolute; width: 1px; height: 1px; opacity: 0; }
  .choose:focus-within { outline: 2px solid var(--docs-focus); outline-offset: 2px; border-radius: 4px; }
  .choose:not(:has(:focus-visible)) { outline: none; }
  .private { margin-inline-start: auto; }
  form { display: flex; gap: 8px; flex: 1 1 100%; min-width: 0; }
  input[type='text'] { flex: 1; min-width: 0; height: 36px; padding: 0 12px; border: 1px solid var(--docs-border-control); border-radius: 8px; background: var(--docs-surface-0); color: var(--docs-text-1); font: inherit; }
  input::placeholder { color: var(--docs-text-3); opacity: 1; }
  button { height: 36px; padding: 0 14px; border: 1px solid var(--docs-border-2); border-radius: 8px; background: var(--docs-surface-0); color: var(--docs-text-1); font: 500 14px/20px var(--docs-font-body); cursor: pointer; white-space: nowrap; }
  button:hover { background: var(--docs-surface-2); }
  button:disabled { color: var(--docs-text-3); cursor: default; }
  :is(button, input, ol):focus-visible { outline: 2px solid var(--docs-focus); outline-offset: 2px; }
  ol:focus-visible { outline-offset: -2px; }
  .status { padding: 0 18px 12px; }
  .status:empty { display: none; }
  .status.error { color: var(--docs-danger-text); }
  .site { position: relative; flex: 1; min-height: 0; overflow: hidden; border-top: 1px solid var(--docs-border-1); background: var(--docs-surface-0); }
  ::slotted(img) { margin: 0 !important; border-radius: 0 !important; position: absolute !important; inset: 0 !important; width: 100% !important; height: 100% !important; object-fit: cover !important; object-position: 0 0 !important; }
  ::slotted(iframe) { margin: 0 !important; border-radius: 0 !important; max-width: none !important; aspect-ratio: auto !important; position: absolute !important; inset: 0 auto auto 0 !important; border: 0 !important; width: 100% !important; height: 100% !important; background: var(--docs-surface-0) !important; }
  .site ::slotted(iframe) { width: calc(100% / var(--site-scale)) !important; height: calc(100% / var(--site-scale)) !important; transform: scale(var(--site-scale)) !important; transform-origin: 0 0 !important; }
  ::slotted([data-coming]) { visibility: hidden !important; }
  .over ::slotted(iframe) { pointer-events: none !important; }
  .foot { padding: 10px 18px 10px 8px; border-top: 1px solid var(--docs-border-1); background: var(--docs-surface-0); }
  .look { display: flex; gap: 8px 16px; align-items: end; justify-content: space-between; }
  .themes { display: flex; flex-wrap: wrap; gap: 2px; }
  .themes button { padding: 0 10px; border-color: transparent; background: none; color: var(--docs-text-2); font-size: 13px; }
  .themes button:hover { background: var(--docs-surface-2); }
  .themes [aria-pressed='true'] { background: var(--docs-brand-surface); color: var(--docs-brand-text); }
  .color { display: inline-flex; gap: 8px; align-items: center; font-size: 13px; cursor: pointer; }
  input[type='color'] { appearance: none; width: 36px; height: 36px; padding: 6px; border: 1px solid var(--docs-border-2); border-radius: 8px; background: var(--docs-surface-0); cursor: pointer; }
  input[type='color']::-webkit-color-swatch-wrapper { padding: 0; }
  input[type='color']::-webkit-color-swatch { border: 0; border-radius: 4px; }
  input[type='color']::-moz-color-swatch { border: 0; border-radius: 4px; }
  dialog { width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; background: var(--docs-surface-0); color: var(--docs-text-2); }
  dialog[open] { display: flex; flex-direction: column; }
  header { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 10px 16px; border-bottom: 1px solid var(--docs-border-1); }
  strong { outline: none; max-width: 30ch; overflow: hidden; color: var(--docs-text-1); font-size: 15px; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
  header .look { flex: 1; justify-content: center; }
  .count { font-variant-numeric: tabular-nums; }
  .count::before { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-end: 8px; border-radius: 50%; background: var(--docs-success-text); }
  .count:disabled::before { background: var(--docs-border-2); }
  .count.error::before { background: var(--docs-danger-text); }
  .count.warning::before { background: var(--docs-warning-text); }
  .count.info::before { background: var(--docs-info-text); }
  .download { border-color: transparent; background: var(--docs-brand); color: var(--docs-on-brand); }
  .download:hover { background: color-mix(in srgb, var(--docs-brand) 88%, var(--docs-text-1)); }
  .line { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; }
  .line .status { padding: 8px 16px; }
  .blocked { padding: 4px 16px; }
  .blocked button { height: 28px; padding: 0 10px; }
  .split { display: flex; flex: 1; min-height: 0; border-top: 1px solid var(--docs-border-1); }
  .page { position: relative; flex: 1; min-width: 0; }
  aside { flex: 0 0 380px; min-width: 0; overflow: hidden; border-inline-start: 1px solid var(--docs-border-1); background: var(--docs-surface-0); font-size: 13px; }
  aside ol { height: 100%; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
  .none { padding: 16px; }
  @media (width < 768px) {
    .split { flex-direction: column; }
    aside { flex: 0 0 40%; border-inline-start: 0; border-top: 1px solid var(--docs-border-1); }
    .private { margin-inline-start: 0; }
    .color span { display: none; }
    header .look { order: 2; flex: 1 1 100%; justify-content: space-between; }
    header .download { order: 1; flex: 1; }
    header .close { margin-inline-start: auto; }
    strong { max-width: 14ch; }
  }
`;
