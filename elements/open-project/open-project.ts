import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {formatCount} from '../../src/base/format-count.js';
import type {CheckReport} from '../../src/check/report.js';
import {getForcedColorSheets} from '../base/forced-colors.js';
import {findWorstLevel, formatFindingCounts, renderFindings} from '../dev-findings/findings-list.js';
import {listStyles} from '../dev-findings/findings-list.styles.js';
import {renderLookControls} from './look-controls.js';
import {openProjectStyles} from './open-project.styles.js';
import type {ProjectLook} from './project-look.js';

/** The opened project, as the element shows it. */
export interface ShownProject {
  readonly name: string;
  readonly look: ProjectLook;
  /** Result of the check. Absent while the check runs, or if it failed to run. */
  readonly report?: CheckReport;
  /** Hosts of files that the project requested and the browser blocked. */
  readonly blockedHosts: readonly string[];
  /** Whether all files of the project are in memory. Only then can the visitor download the site. */
  readonly hasFiles: boolean;
}

/** Callbacks for actions of the visitor. */
export interface ProjectActions {
  openFolder(files: readonly File[]): void;
  openAddress(url: string): void;
  changeLook(look: ProjectLook): void;
  allowHosts(): void;
  download(): void;
  close(): void;
}

/** Message about the visitor's last action. */
interface ProjectStatus {
  readonly text: string;
  readonly isError?: boolean;
}

/** Width in pixels at which the sample site renders. A narrower box scales it down. On phones, it renders unscaled. */
const SITE_WIDTH = 880;
const PHONE_WIDTH = 480;

/**
 * Opens a visitor's project in the browser: a box to drop a folder on, above a live sample site. The opened project and
 * its problems fill the window.
 * @tag open-project
 * @slot poster - The picture below the frame, until the frame has loaded.
 * @slot live - The frame with the live site.
 * @slot project - The frame with the opened project.
 */
export class OpenProjectView extends LitElement {
  static override styles = [listStyles, openProjectStyles, ...getForcedColorSheets()];
  static override properties = {
    status: {attribute: false},
    look: {attribute: false},
    project: {attribute: false},
    isOver: {state: true},
    hasFindingsOpen: {state: true},
  };

  declare status: ProjectStatus;
  /** Theme and color that the visitor chose for the sample site. */
  declare look: ProjectLook;
  declare project: ShownProject | undefined;
  /** Whether the visitor drags a folder over the page. */
  declare isOver: boolean;
  declare hasFindingsOpen: boolean;

  actions: ProjectActions | undefined;
  #over: ReturnType<typeof setTimeout> | undefined;
  readonly #size = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? 0;
    this.style.setProperty('--site-scale', String(width < PHONE_WIDTH ? 1 : Math.min(1, width / SITE_WIDTH)));
  });

  constructor() {
    super();
    this.status = {text: ''};
    this.look = {};
    this.isOver = false;
    this.hasFindingsOpen = matchMedia('(width >= 1024px)').matches;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#size.observe(this);
  }

  /**
   * Shows that a dragged folder is over the page. Hides it again after a pause, because not all browsers fire
   * `dragleave`.
   */
  showOver(): void {
    this.isOver = true;
    clearTimeout(this.#over);
    this.#over = setTimeout(() => {
      this.isOver = false;
    }, 300);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#lockPage(false);
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (this.project && dialog && !dialog.open) dialog.showModal();
    if (!this.project && dialog?.open) dialog.close();
    this.#lockPage(this.project !== undefined);
  }

  /** Hides the page's scrollbar while a dialog is open: it would cover the dialog. */
  #lockPage(isLocked: boolean): void {
    document.documentElement.style.overflow = isLocked ? 'hidden' : '';
  }

  override render() {
    const {project, isOver, look} = this;
    return html`<section class=${isOver ? 'box over' : 'box'} aria-label="Open a project">
        ${this.#renderEntry()}
        ${project ? nothing : this.#renderStatus()}
        <div class="site" ?hidden=${!this.#hasLive}><slot name="poster"></slot><slot name="live"></slot></div>
        <div class="foot" ?hidden=${!this.#hasLive}>${renderLookControls(look, each => this.actions?.changeLook(each))}</div>
      </section>
      <dialog class=${isOver ? 'over' : ''} aria-label=${project?.name ?? 'Project'} @close=${() => this.project && this.actions?.close()}>${project ? this.#renderProject(project) : nothing}</dialog>`;
  }

  /** Whether the page provides a live sample site (attribute `site`). */
  get #hasLive(): boolean {
    return this.hasAttribute('site');
  }

  #renderEntry(): TemplateResult {
    const canChoose = 'webkitdirectory' in HTMLInputElement.prototype;
    return html`<div class="entry">
      <p class="call">${arrow}Drop your docs folder here</p>
      ${
        canChoose
          ? html`<label class="choose">or <span>choose it</span><input type="file" webkitdirectory multiple @change=${this.#choose}></label>`
          : html`<span>This browser can’t choose folders. Enter a URL instead.</span>`
      }
      <span class="private">Nothing is uploaded.</span>
      <form @submit=${this.#submit}>
        <input type="text" name="address" inputmode="url" autocomplete="url" spellcheck="false" aria-label="URL of a Git repository or of docs.json" placeholder="or enter https://github.com/owner/repository">
        <button>Open</button>
      </form>
    </div>`;
  }

  #renderStatus(): TemplateResult {
    const {text, isError} = this.status;
    return html`<p class=${isError ? 'status error' : 'status'} role="status">${text}</p>`;
  }

  #renderProject({name, look, report, blockedHosts, hasFiles}: ShownProject): TemplateResult {
    const findings = report?.findings ?? [];
    const isOpen = this.hasFindingsOpen && report !== undefined;
    return html`<header>
        <strong tabindex="-1" autofocus>${name}</strong>
        ${hasFiles ? html`<button type="button" class="count ${findWorstLevel(findings) ?? ''}" aria-expanded=${isOpen} ?disabled=${!report} @click=${this.#toggleFindings}>${report ? formatFindingCounts(findings) || 'No problems' : 'Checking…'}</button>` : nothing}
        ${renderLookControls(look, each => this.actions?.changeLook(each))}
        ${hasFiles ? html`<button type="button" class="download" @click=${() => this.actions?.download()}>Download as a site</button>` : nothing}
        <button type="button" class="close" @click=${() => this.actions?.close()}>Close</button>
      </header>
      <div class="line">${this.#renderStatus()}${blockedHosts.length > 0 ? html`<p class="blocked">Not loaded: files from ${formatHosts(blockedHosts)}. <button type="button" @click=${() => this.actions?.allowHosts()}>Load them</button></p>` : nothing}</div>
      <div class="split">
        <div class="page"><slot name="project"></slot></div>
        ${isOpen ? html`<aside aria-label="Findings of the check">${findings.length > 0 ? html`<ol tabindex="0" aria-label="Findings">${renderFindings(findings)}</ol>` : html`<p class="none">The check found no problems in ${report.pages} pages.</p>`}</aside>` : nothing}
      </div>`;
  }

  #choose(event: Event): void {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // Clear the field: otherwise choosing the same folder again fires no event.
    input.value = '';
    if (files.length > 0) this.actions?.openFolder(files);
  }

  #submit(event: Event): void {
    event.preventDefault();
    this.actions?.openAddress(String(new FormData(event.target as HTMLFormElement).get('address')));
  }

  #toggleFindings(): void {
    this.hasFindingsOpen = !this.hasFindingsOpen;
  }
}

/** Formats host names: the first two, and the number of others. */
function formatHosts(hosts: readonly string[]): string {
  const more = hosts.length - 2;
  return `${hosts.slice(0, 2).join(', ')}${more > 0 ? ` and ${formatCount(more, 'more host')}` : ''}`;
}

const arrow = html`<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3v12m-5-5 5 5 5-5M5 21h14"/></svg>`;
