import {html, LitElement, nothing} from 'lit';
import type {Finding} from '../../src/check/report.js';
import {getForcedColorSheets} from '../base/forced-colors.js';
import {styles} from './dev-findings.styles.js';
import {findWorstLevel, formatFindingCounts, renderFindings} from './findings-list.js';
import {listStyles} from './findings-list.styles.js';

/** Rules whose problems leave no site to render. */
const stopping: ReadonlySet<string> = new Set(['config-syntax', 'config-file', 'config-limit', 'config-required']);

/**
 * Lists the problems of the open page and of docs.json in `lectern dev`, with file and line. A button shows their
 * number and opens the list.
 * @tag dev-findings
 */
export class DevFindings extends LitElement {
  static override styles = [listStyles, styles, ...getForcedColorSheets()];
  static override properties = {findings: {attribute: false}, file: {attribute: false}, isOpen: {state: true}};

  declare findings: readonly Finding[];
  /** Path of the open page's source file. Undefined if the page has none. */
  declare file: string | undefined;
  declare isOpen: boolean;

  #wasBroken = false;

  constructor() {
    super();
    this.findings = [];
    this.isOpen = false;
  }

  /**
   * Opens the list if docs.json is unreadable, because the page is then empty. Closes the list after the author fixes
   * the file.
   */
  protected override willUpdate(): void {
    const isBroken = this.findings.some(
      ({file, level, code}) => file === 'docs.json' && level === 'error' && stopping.has(code),
    );
    if (isBroken !== this.#wasBroken) this.isOpen = isBroken;
    this.#wasBroken = isBroken;
  }

  override render() {
    const {findings, isOpen} = this;
    if (findings.length === 0) return nothing;
    const worst = findWorstLevel(findings);
    const about = `Findings of the check in ${this.file ? `${this.file} and ` : ''}docs.json`;
    return html`<section aria-label=${about} @keydown=${this.#key}>
      ${isOpen ? html`<ol id="list" tabindex="0" aria-label="Findings">${renderFindings(findings)}</ol>` : nothing}
      <button type="button" class=${worst ?? 'info'} aria-expanded=${isOpen} aria-controls=${isOpen ? 'list' : nothing} @click=${this.#toggle}>
        <span role="status">${formatFindingCounts(findings)}</span>
      </button>
    </section>`;
  }

  #toggle(): void {
    this.isOpen = !this.isOpen;
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isOpen) return;
    event.stopPropagation();
    this.isOpen = false;
    void this.updateComplete.then(() => this.renderRoot.querySelector('button')?.focus());
  }
}
