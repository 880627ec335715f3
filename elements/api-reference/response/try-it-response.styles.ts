import {css} from 'lit';
import {bodyStyles} from './response-body.styles.js';

const frame = css`
  :host { display: block; container-type: inline-size; font: 400 14px/22px var(--docs-font-body); color: var(--docs-text-2); }
  * { box-sizing: border-box; }
  :is(code, pre) { direction: ltr; unicode-bidi: isolate; }
  pre { text-align: left; }
  p, pre { margin: 0; }
  button { font: inherit; color: inherit; }
  :focus-visible { outline: 2px solid var(--docs-focus); outline-offset: 2px; }
  .response { border: 1px solid var(--docs-border-1); border-radius: var(--docs-radius-l); background: var(--docs-surface-0); overflow: hidden; }
  .nothing { padding: 40px 16px; text-align: center; color: var(--docs-text-3); }
  /* The first button. Where buttons do not fit next to the status, they are at the end of the next line. */
  .head > :is(.figure, .status, .progress, .mocked) + button { margin-inline-start: auto; }

  .head { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; min-height: 44px; padding-block: 6px; padding-inline: 16px 8px; }
  .status, .progress { display: inline-flex; align-items: center; gap: 8px; color: var(--docs-text-1); font-variant-numeric: tabular-nums; }
  .status b { font-weight: 600; }
  .progress { color: var(--docs-text-2); font-size: 13px; }
  .dot { flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--docs-other); }
  .is-success .dot { background: var(--docs-success-text); }
  .is-redirect .dot { background: var(--docs-info-text); }
  .is-client .dot { background: var(--docs-warning-text); }
  .is-server .dot { background: var(--docs-danger-text); }
  .is-busy .dot { background: var(--docs-brand-text); animation: breathe 1.2s ease-in-out infinite alternate; }
  .mocked { padding: 0 8px; border: 1px solid var(--docs-info-border); border-radius: var(--docs-radius-s); background: var(--docs-info-surface); color: var(--docs-text-1); font-size: 12px; }
  .figure { color: var(--docs-text-3); font-size: 13px; font-variant-numeric: tabular-nums; }

  .use-mock, .quiet { height: 30px; padding: 0 10px; border: 1px solid var(--docs-border-2); border-radius: var(--docs-radius-m); background: var(--docs-surface-0); font-size: 13px; font-weight: 500; line-height: 20px; cursor: pointer; white-space: nowrap; }
  .quiet { border-color: transparent; color: var(--docs-text-2); background: none; }
  .quiet:hover { background: var(--docs-surface-2); color: var(--docs-text-1); }
  .quiet.is-done, .quiet.is-done:hover { color: var(--docs-success-text); }
  .quiet.is-done::after { content: " ✓"; }
  .tool { display: inline-grid; place-content: center; width: 32px; height: 32px; padding: 0; }
  .tool svg { fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .tool.is-done > svg { display: none; }
  .tool.is-done::after { content: "✓"; }
  .use-mock { margin-top: 12px; color: var(--docs-text-1); }
  .views { display: inline-flex; padding: 2px; border-radius: var(--docs-radius-button, var(--docs-radius-m)); background: var(--docs-surface-2); }
  .views button { height: 26px; padding: 0 10px; border: 0; border-radius: var(--docs-radius-button, var(--docs-radius-s)); background: none; color: var(--docs-text-2); font-size: 12px; font-weight: 500; line-height: 20px; cursor: pointer; white-space: nowrap; }
  .views button:hover { color: var(--docs-text-1); }
  .views [aria-pressed="true"] { background: var(--docs-surface-0); color: var(--docs-text-1); box-shadow: var(--docs-pressed, 0 1px 2px rgb(0 0 0 / 12%)); }

  .bar { display: flex; align-items: center; gap: 4px; padding: 0 8px; border-bottom: 1px solid var(--docs-border-1); }
  .tools { flex: none; display: flex; align-items: center; gap: 2px; margin-inline-start: auto; padding-block: 3px; }
  /* Scrolls where a language needs more than the width of a phone. */
  .tabs { display: flex; gap: 4px; min-width: 0; align-self: stretch; align-items: flex-end; margin-bottom: -1px; overflow: auto hidden; scrollbar-width: none; }
  .tabs button { height: 40px; padding: 0 4px; margin: 0 8px 0 4px; border: 0; border-bottom: 2px solid transparent; background: none; font-size: 13px; font-weight: 500; color: var(--docs-text-2); cursor: pointer; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .tabs button:focus-visible { outline-offset: -2px; }
  .tabs button:hover { color: var(--docs-text-1); }
  .tabs [aria-selected="true"] { color: var(--docs-active-text, var(--docs-brand-text)); border-bottom-color: currentcolor; }

  /* Full width of the response, without a box of its own. */
  .failure { padding: 12px 16px 16px; border: solid var(--docs-danger-border); border-width: 1px 0 0; background: var(--docs-danger-surface); overflow-wrap: anywhere; }
  .failure:not(:last-child) { border-bottom-width: 1px; }
  .failure-message { color: var(--docs-text-1); font-weight: 600; }
  .failure.is-info { border-color: var(--docs-info-border); background: var(--docs-info-surface); }
  .failure.is-quiet { border-color: var(--docs-border-1); background: var(--docs-surface-1); }
  .paste { display: flex; align-items: flex-start; gap: 8px; margin-top: 12px; padding-block: 8px; padding-inline: 12px 8px; border: 1px solid var(--docs-border-1); border-radius: var(--docs-radius-m); background: var(--docs-surface-0); }
  .paste pre { flex: 1; min-width: 0; padding-block: 3px; font: 400 13px/22px var(--docs-font-mono); color: var(--docs-text-1); white-space: pre-wrap; overflow-wrap: anywhere; }

  .remark:last-child > * { border-bottom: 0; }

  @container (width < 520px) {
    .head { gap: 6px 8px; }
  }
  /* Tabs and tools in one line of 356 px: one button switches the view, and headers have no number. */
  @container (width < 420px) {
    .tabs button { margin-inline: 4px; }
    .views button:first-child, .count { display: none; }
    .views { padding: 0; background: none; }
    .views button { border: 1px solid var(--docs-border-2); }
    .views [aria-pressed="true"] { background: var(--docs-surface-2); box-shadow: none; }
    .bar .tool { width: 36px; }
  }
  @keyframes breathe { from { opacity: 1; } to { opacity: 0.35; } }
  @media (prefers-reduced-motion: reduce) { .is-busy .dot { animation: none; } }
  @media (hover: none) { .use-mock, .quiet { height: 40px; } .views button { height: 36px; } .head .tool { width: 40px; } }
`;

export const styles = [frame, bodyStyles];
