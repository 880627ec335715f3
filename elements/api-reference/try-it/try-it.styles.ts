import {css} from 'lit';
import {checkboxStyles} from '../../base/checkbox.styles.js';
import {fileStyles} from '../form/file-field.styles.js';

export const styles = css`
  :host { display: contents; }
  * { box-sizing: border-box; }
  :is(code, pre, textarea, .type) { direction: ltr; unicode-bidi: isolate; }
  :is(pre, textarea) { text-align: left; }
  dialog { width: min(1180px, calc(100vw - 32px)); max-width: none; height: max-content; min-height: min(560px, calc(100dvh - 48px)); max-height: min(880px, calc(100dvh - 48px)); margin: max(24px, calc(50dvh - 440px)) auto auto; padding: 0; border: 0; border-radius: var(--docs-radius-l); overflow: clip; background: var(--docs-raised, var(--docs-surface-0)); color: var(--docs-text-2); box-shadow: var(--docs-shadow), 0 24px 64px rgb(0 0 0 / 24%); font: 400 14px/22px var(--docs-font-body); text-align: start; letter-spacing: normal; }
  /* Clip instead of hide: with overflow: hidden, scrolling to a control could move the header out of the dialog. */
  dialog[open] { display: flex; flex-direction: column; }
  dialog::backdrop { background: rgb(10 12 16 / 45%); }
  header { display: flex; align-items: center; gap: 10px; padding: 12px 16px 12px 20px; border-bottom: 1px solid var(--docs-border-1); }
  .spring { flex: 1; }
  .status-link { display: none; }
  .method { font: 600 12px/20px var(--docs-font-mono); color: var(--docs-other); }
  .method-get { color: var(--docs-get); } .method-post { color: var(--docs-post); } .method-put { color: var(--docs-put); } .method-patch { color: var(--docs-patch); } .method-delete { color: var(--docs-delete); }
  code, pre { font-family: var(--docs-font-mono); }
  .sent-to { flex: 1; min-width: 0; margin: 0; }
  .sent-to:dir(rtl) code { text-align: right; }
  .sent-to code { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; font-size: 13px; line-height: 20px; color: var(--docs-text-1); }
  button { font: 500 13px/20px var(--docs-font-body); color: var(--docs-text-2); background: none; border: 0; padding: 6px 10px; border-radius: var(--docs-radius-button, var(--docs-radius-m)); cursor: pointer; flex: none; }
  .primary { background: var(--docs-brand); color: var(--docs-on-brand); padding: 6px 18px; font-weight: 600; }
  .primary:disabled { opacity: 0.5; cursor: not-allowed; }
  .primary > kbd { display: none; }
  /* After a tap, touch screens keep the state. */
  @media (hover: hover) {
    button:hover { background: var(--docs-surface-2); color: var(--docs-text-1); }
    .primary:hover { background: var(--docs-brand-hover, var(--docs-brand)); color: var(--docs-on-brand-hover, var(--docs-on-brand)); }
    .primary > kbd { display: inline-block; min-width: 34px; margin-inline: 6px -8px; font: 11px/20px var(--docs-font-body); text-align: center; }
    .primary > kbd::before { content: "\\2066 Ctrl ↵\\2069"; }
    [data-apple] > kbd::before { content: "\\2066⌘ ↵\\2069"; }
  }
  .secondary { border: 1px solid var(--docs-border-2); background: var(--docs-surface-0); color: var(--docs-text-1); padding: 5px 14px; }
  .secondary:disabled { opacity: 0.55; cursor: not-allowed; }
  oauth-sign-in { display: grid; gap: 8px; justify-items: start; }
  oauth-sign-in > .keep { width: 100%; margin: 0; }
  fieldset { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; border: 0; min-width: 0; }
  legend { padding: 0; font-size: 12px; color: var(--docs-text-3); }
  fieldset label { display: inline-flex; align-items: center; gap: 6px; font-size: 12px; }
  .token-state { font-size: 12px; color: var(--docs-success-text); }
  .row-input > input + .secret { margin-top: 6px; }
  .close { display: grid; place-items: center; width: 32px; height: 32px; padding: 0; }
  .glyph { fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none; }
  :focus-visible { outline: 2px solid var(--docs-focus); outline-offset: 2px; }
  /* The ring replaces the border, so that there is one line. */
  :is(input:not([type="checkbox"]), select, textarea):focus-visible { outline-offset: -1px; }
  .columns { flex: 1; min-height: 0; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr); }
  /*
   * Position the columns: otherwise the hidden text for screen readers does not scroll with them, and the dialog
   * scrolls below its end.
   */
  .columns, .form, .answer { position: relative; }
  /*
   * Container for the width of all inputs: they start at one edge at any depth, and share their width with buttons next
   * to them.
   */
  .form, .sign-in { container-type: inline-size; }
  .list-item { --taken: 40px; }
  .list-item .list-item { --taken: 80px; }
  .form, .answer { overflow-y: auto; overscroll-behavior: contain; padding: 18px 20px 32px; }
  .answer { border-left: 1px solid var(--docs-border-1); background: var(--docs-surface-1); }
  h3 { margin: 0; font: 600 13px/20px var(--docs-font-body); color: var(--docs-text-1); letter-spacing: normal; }
  /* Titles are larger than the names of fields, which are bold too. */
  .form h3 { font-size: 16px; line-height: 30px; }
  .part { margin-top: 24px; }
  .part > h3 { margin-bottom: 4px; }
  .part-head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; min-height: 30px; margin-bottom: 4px; }
  .row { display: grid; grid-template-columns: minmax(0, 1fr) max(120px, (100cqi - 16px) * 7 / 12 - var(--taken, 0px)); grid-template-rows: auto 1fr; gap: 2px 16px; align-items: start; padding: 10px 0; border-top: 1px solid var(--docs-border-1); }
  .part > h3 + .row, .part-head + .row, .object > .row:first-child { border-top: 0; }
  .part > h3 + .row, .part-head + .row, .part-head + .object > .row:first-child { padding-top: 4px; }
  .list-item > .object > .row:first-child { padding-top: 0; }
  .row.is-wide { grid-template-columns: minmax(0, 1fr); }
  .row-head { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 8px; min-height: 34px; min-width: 0; }
  .is-wide > .row-head { min-height: 24px; }
  .row-input { min-width: 0; }
  .send-text { display: none; }
  /* Names start at one edge, whether or not they have a checkbox. */
  .object, .part { --check: 0px; }
  @media (min-width: 861px) {
    :is(.object, .part):has(> .row > .row-head > .send) { --check: 24px; }
    /* A type that wraps has the edge of the name, not that of the checkbox. */
    .row-head:has(> .send) { padding-inline-start: var(--check); }
    .row-head > .send { margin-inline-start: calc(-1 * var(--check)); }
  }
  @media (min-width: 861px) and (hover: none) {
    :is(.object, .part):has(> .row > .row-head > .send) { --check: 32px; }
  }
  .row > :is(.row-head:not(:has(> .send)), .about), .row.is-wide > .row-input { padding-inline-start: var(--check); }
  .row:not(.is-wide) > .row-input { grid-column: 2; grid-row: 1 / span 2; }
  .about { margin: 0 0 4px; grid-column: 1; font-size: 13px; line-height: 20px; color: var(--docs-text-3); overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
  :is(.about, .about :is(p, li)):dir(rtl) { unicode-bidi: plaintext; text-align: right; }
  .about :is(p, ul, ol, blockquote, h3, h4, h5, h6) { margin: 0; font: inherit; } .about :is(ul, ol) { padding-inline-start: 18px; } .about strong { font-weight: 600; color: var(--docs-text-2); } .about a { color: var(--docs-text-1); text-underline-offset: 3px; } .about code { padding: 1px 4px; border-radius: var(--docs-radius-s); background: var(--docs-surface-2); color: var(--docs-text-1); font-size: 11.5px; } .about img { max-width: 100%; }
  .scheme { font-weight: 600; font-size: 13px; color: var(--docs-text-1); }
  .scheme + .type { margin-inline-start: 4px; }
  .name { font: 600 13px/20px var(--docs-font-mono); color: var(--docs-text-1); overflow-wrap: anywhere; }
  .is-deprecated { text-decoration: line-through; }
  .type { font: 400 12px/20px var(--docs-font-mono); color: var(--docs-text-3); overflow-wrap: anywhere; }
  .required { font-size: 12px; color: var(--docs-text-2); white-space: nowrap; }
  .required::before { content: ""; display: inline-block; margin-inline-end: 6px; border: 3px solid var(--docs-danger-text); border-radius: 50%; vertical-align: 0.1em; }
  .is-unsent .row-input > input:not(:focus) { color: var(--docs-text-3); }
  input:not([type="checkbox"], [type="file"]), select, textarea { width: 100%; min-width: 0; height: 34px; padding: 0 10px; border: 1px solid var(--docs-border-control); border-radius: var(--docs-radius-m); background: var(--docs-surface-0); color: var(--docs-text-1); font: 400 13px/20px var(--docs-font-mono); }
  .answer select { background-color: var(--docs-surface-0); }
  select { appearance: none; padding-inline-end: 28px; background-image: linear-gradient(45deg, transparent 43%, currentcolor 43% 57%, transparent 57%), linear-gradient(135deg, transparent 43%, currentcolor 43% 57%, transparent 57%); background-position: right 14px center, right 9px center; background-size: 6px 6px; background-repeat: no-repeat; font-family: var(--docs-font-body); text-overflow: ellipsis; cursor: pointer; }
  select:dir(rtl) { background-position: left 9px center, left 14px center; }
  select.media { width: auto; max-width: 240px; height: 28px; padding: 0 26px 0 8px; font-size: 12px; }
  select.media:dir(rtl) { padding: 0 8px 0 26px; }
  textarea { height: auto; padding: 8px 10px; line-height: 20px; resize: vertical; tab-size: 2; white-space: pre; overflow-x: auto; }
  input::placeholder, textarea::placeholder { color: var(--docs-text-3); opacity: 1; }
  ${checkboxStyles}
  ${fileStyles}
  .secret { display: flex; gap: 6px; align-items: center; }
  .secret { position: relative; }
  .secret > input:not([type="checkbox"]) { padding-inline-end: 38px; }
  .reveal { position: absolute; inset-inline-end: 3px; display: grid; place-items: center; width: 28px; height: 28px; padding: 0; color: var(--docs-text-3); }
  .reveal[aria-pressed="true"] { color: var(--docs-brand-text); }
  .object, .variants, .list { min-width: 0; }
  .row-input > .object, .row-input > .nullable > .object, .row-input > .variants > .object, .list-item > .object, .list-item > .variants { padding-inline-start: 14px; border-inline-start: 2px solid var(--docs-border-1); }
  .list-item { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px; margin-bottom: 6px; align-items: start; }
  .list-item > .warn { grid-column: 1 / -1; }
  .nullable { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 6px; align-items: start; }
  .null { height: 34px; padding: 0 8px; border: 1px solid var(--docs-border-2); font-size: 12px; font-family: var(--docs-font-mono); color: var(--docs-text-3); }
  .null[aria-pressed='true'] { border-color: var(--docs-brand-text); background: var(--docs-brand-surface); color: var(--docs-brand-text); }
  /* For an object, the button is in the line of the name. */
  .row.is-wide { position: relative; }
  .row.is-wide > .row-input > .nullable { display: block; }
  .row.is-wide:has(> .row-input > .nullable) > .row-head { padding-inline-end: 64px; }
  .row.is-wide > .row-input > .nullable > .null { position: absolute; inset-block-start: 8px; inset-inline-end: 0; height: 28px; }
  .remove { display: grid; place-items: center; width: 34px; height: 34px; padding: 0; color: var(--docs-text-3); }
  .row-head .remove { height: 24px; width: 24px; }
  .add { padding: 4px 8px; margin-inline-start: -8px; font-size: 12px; color: var(--docs-brand-text); }
  .add-property { display: flex; gap: 8px; padding: 6px 0; align-items: center; }
  .add-property .add { margin: 0; }
  .modes { display: inline-flex; padding: 2px; border-radius: var(--docs-radius-button, var(--docs-radius-m)); background: var(--docs-surface-2); }
  .modes button { padding: 2px 10px; font-size: 12px; border-radius: var(--docs-radius-button, var(--docs-radius-s)); }
  .modes button[aria-pressed="true"] { background: var(--docs-surface-0); color: var(--docs-text-1); box-shadow: var(--docs-pressed, 0 1px 2px rgb(0 0 0 / 12%)); }
  .body-sent, .keep label { display: inline-flex; align-items: center; gap: 8px; font-size: 13px; color: var(--docs-text-2); padding: 4px 0; }
  .keep { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 4px 12px; margin-top: 6px; }
  .keep > .add { margin-inline-end: -8px; }
  /* Belongs to the checkbox above it, and has the edge of its label. */
  .keep > .note { grid-column: 1 / -1; margin: -8px 0 0; padding-inline-start: 24px; text-wrap: pretty; }
  .note { margin: 4px 0; font-size: 12px; line-height: 18px; color: var(--docs-text-3); overflow-wrap: anywhere; }
  .faults { display: grid; gap: 2px; margin: 8px 0 0; padding: 8px; list-style: none; border: 1px solid var(--docs-warning-border); border-radius: var(--docs-radius-m); background: var(--docs-warning-surface); color: var(--docs-warning-text); font-size: 12px; line-height: 18px; }
  .faults li { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 8px; align-items: baseline; }
  .faults span { overflow-wrap: anywhere; }
  .faults button { padding: 2px 6px; border: 0; border-radius: var(--docs-radius-s); background: none; color: inherit; font: inherit; font-variant-numeric: tabular-nums; text-decoration: underline; text-underline-offset: 2px; cursor: pointer; }
  .warn { margin: 4px 0 0; font-size: 12px; line-height: 18px; color: var(--docs-warning-text); overflow-wrap: anywhere; }
  /* In the space below the field, so that a response moves nothing. */
  .warn.is-fault { position: relative; margin: 1px 0 -19px; color: var(--docs-danger-text); }
  .warn.is-asked { color: var(--docs-warning-text); }
  .sign-in [aria-invalid="true"], .form .secret > [aria-invalid="true"] { border-color: var(--docs-danger-text); }
  :is(.form, .form > [role="status"]) > .warn { margin-top: 20px; padding: 10px 12px; border: 1px solid var(--docs-warning-border); border-radius: var(--docs-radius-m); background: var(--docs-warning-surface); }
  .server-line { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px; align-items: center; }
  .mock-line { margin-top: 8px; }
  :is(.mock-line, .server-line:has(+ .mock-line)) > .label { min-width: 60px; }
  .label { font-size: 12px; color: var(--docs-text-3); }
  code.server { overflow-wrap: anywhere; font-size: 13px; color: var(--docs-text-1); }
  .filled { margin: 0 0 16px; padding: 10px 12px; border: 1px solid var(--docs-info-border); border-radius: var(--docs-radius-m); background: var(--docs-info-surface); color: var(--docs-text-1); font-size: 13px; line-height: 20px; }
  .request-tools { display: flex; flex-wrap: wrap; gap: 8px; padding-top: 16px; border-top: 1px solid var(--docs-border-1); }
  /* Quieter than a field: it takes a whole request, and no value of it. */
  .request-tools > input:not([type="checkbox"], [type="file"]) { flex: 1 1 150px; width: auto; border-style: dashed; border-color: var(--docs-border-2); background: none; font-family: var(--docs-font-body); }
  .request-tools > input::placeholder { font-size: 13px; }
  .request-tools > [role="status"] { flex-basis: 100%; }
  .history { margin-top: 12px; }
  .history > summary { display: flex; gap: 10px; align-items: center; width: max-content; padding: 6px 0; font: 600 13px/20px var(--docs-font-body); color: var(--docs-text-1); list-style: none; cursor: pointer; }
  .history > summary::-webkit-details-marker { display: none; }
  .history > summary::before { content: ""; width: 6px; height: 6px; margin: 0 1px; border: solid var(--docs-text-3); border-width: 1.5px 1.5px 0 0; rotate: 45deg; }
  .history > summary:dir(rtl)::before { rotate: 225deg; }
  .history[open] > summary::before { rotate: 135deg; translate: 0 -2px; }
  .sample { margin-top: 20px; }
  .sample pre { margin: 4px 0 0; max-height: 420px; overflow: auto; padding: 12px 14px; border: 1px solid var(--docs-border-1); border-radius: var(--docs-radius-l); background: var(--docs-surface-0); color: var(--docs-text-1); font-size: 13px; line-height: 20px; }
  :is(.hljs-comment, .hljs-quote) { color: var(--docs-code-comment); font-style: italic; }
  :is(.hljs-keyword, .hljs-literal, .hljs-type, .hljs-name) { color: var(--docs-code-keyword); }
  :is(.hljs-string, .hljs-regexp, .hljs-symbol) { color: var(--docs-code-string); }
  :is(.hljs-number, .hljs-variable.constant_) { color: var(--docs-code-number); }
  :is(.hljs-title, .hljs-section, .hljs-built_in) { color: var(--docs-code-title); }
  :is(.hljs-attr, .hljs-attribute, .hljs-property) { color: var(--docs-code-attribute); }
  :is(.hljs-meta, .hljs-operator, .hljs-punctuation) { color: var(--docs-code-meta); }
  .copy.is-done { color: var(--docs-success-text); }
  .confirm { margin-bottom: 16px; padding: 14px 16px; border: 1px solid var(--docs-warning-border); border-radius: var(--docs-radius-m); background: var(--docs-warning-surface); }
  .confirm p { margin: 6px 0 12px; overflow-wrap: anywhere; }
  @media (max-width: 860px) {
    dialog { width: 100vw; height: 100dvh; max-height: none; margin: auto; border-radius: 0; }
    .columns { display: block; overflow-y: auto; }
    .form, .answer { overflow: visible; padding-inline: 16px; }
    .answer { border-left: 0; border-top: 1px solid var(--docs-border-1); min-height: calc(100dvh - 56px); scroll-margin: 0; }
    .method { margin-inline-end: auto; }
    .status-link { display: inline-flex; align-items: center; gap: 8px; font-weight: 600; font-variant-numeric: tabular-nums; color: var(--docs-text-1); }
    .status-link::before { content: ""; width: 8px; height: 8px; border-radius: 50%; background: var(--docs-other); }
    .status-link.is-success::before { background: var(--docs-success-text); } .status-link.is-redirect::before { background: var(--docs-info-text); } .status-link.is-client::before { background: var(--docs-warning-text); } .status-link.is-server::before { background: var(--docs-danger-text); }
    /* Titles are above inputs of 16 px, and structure the form. */
    .form h3 { font-size: 18px; }
    .form > .part { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--docs-border-1); }
    .sent-to { order: 1; flex: 0 0 100%; }
    header { flex-wrap: wrap; padding: max(10px, env(safe-area-inset-top)) max(12px, env(safe-area-inset-right)) 10px max(16px, env(safe-area-inset-left)); gap: 6px; }
    .columns { padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left); }
    .row { grid-template-columns: minmax(0, 1fr); gap: 6px; padding: 12px 0; }
    .row-head { min-height: 24px; }
    /* Names have the edge of the inputs, and checkboxes with their labels the other one. */
    .row-head > .send-text { display: block; order: 1; max-width: 45%; margin-block: -7px; margin-inline-start: auto; padding-block: 7px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; color: var(--docs-text-3); }
    .row-head > .send { order: 2; }
    .row.is-wide:has(> .row-input > .nullable) > .row-head > .send-text { display: none; }
    .row.is-wide:has(> .row-input > .nullable) > .row-head > .send { margin-inline-start: auto; }
    .row.is-wide:has(> .row-head > .send) > .row-head { padding-inline-end: 0; }
    .row.is-wide:has(> .row-head > .send) > .row-input > .nullable > .null { inset-inline-end: 36px; }
    .row:not(.is-wide) > .row-input { grid-column: 1; grid-row: auto; }
  }
  @media (forced-colors: active) {
    select { appearance: auto; }
  }
  /* Touch screens need larger targets. iOS zooms into fields with a font below 16 px. */
  @media (hover: none) {
    input:not([type="checkbox"], [type="file"]), select, select.media, textarea { font-size: 16px; }
    /* The 36 characters of a UUID fit on a screen of 390 px. */
    input:not([type="checkbox"], [type="file"]) { letter-spacing: -0.02em; }
    input:not([type="checkbox"], [type="file"]), select, select.media { height: 36px; }
    :is(button, .modes button) { min-width: 36px; min-height: 36px; }
    .close, .remove, .row-head .remove, .reveal { width: 36px; height: 36px; }
    .null { height: 36px; }
    .send { position: relative; }
    .send::after { content: ""; position: absolute; inset: -6px; }
    /* Nothing stands outside its column: a button without a background has the edge of the inputs. */
    .add { padding-inline: 0; margin-inline-start: 0; text-align: start; }
    .keep > .add { margin-inline-end: 0; }
    .keep > .note { padding-inline-start: 32px; }
  }
  @media (hover: none) and (min-width: 861px) {
    :is(.object, .part):has(> .row > .row-head > .send) { --check: 32px; }
  }
`;
