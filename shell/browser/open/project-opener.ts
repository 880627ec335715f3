import type {OpenProjectView, ProjectActions} from '../../../elements/open-project/open-project.js';
import type {ProjectLook} from '../../../elements/open-project/project-look.js';
import {diffLook, readDocsLook} from './docs-look.js';
import {downloadSite} from './download-site.js';
import {readChosenFolder} from './folder.js';
import type {FrameReport} from './frame-messages.js';
import {createOpenedProject, type OpenedProject, openOwnSite, type ProjectContent} from './opened-project.js';
import {ProjectFrame} from './project-frame.js';
import {openProjectUrl} from './project-url.js';
import {WorkerTasks} from './worker-tasks.js';

/** Project that is visible, with its theme, color, and mode. */
interface Shown {
  readonly project: OpenedProject;
  readonly frame: ProjectFrame;
  readonly own: ProjectLook;
}

/** Actions of `<open-project>`: opens a project, shows it in a frame, checks it, and downloads it as a site. */
export class ProjectOpener implements ProjectActions {
  readonly #view: OpenProjectView;
  /** URL of the folder with Lectern's scripts. */
  readonly #assets: string;
  readonly #tasks: WorkerTasks;
  #live: Shown | undefined;
  #opened: Shown | undefined;
  /** Number of the last action. An asynchronous result compares it, and is discarded after a newer action. */
  #count = 0;

  constructor(view: OpenProjectView, assets: string) {
    this.#view = view;
    this.#assets = assets;
    this.#tasks = new WorkerTasks(new URL('check-worker.js', assets).href);
    view.actions = this;
  }

  /** Shows a live sample site in the box. */
  async showLive(config: string, hash: string): Promise<void> {
    const project = openOwnSite(config, hash);
    const own = await readDocsLook(project);
    // Remove the frame if the site fails to load, so that the picture below it is visible.
    const frame = this.#createFrame(project, 'live', ({kind}) => kind === 'failed' && frame.remove());
    this.#live = {project, frame, own};
    this.#view.look = own;
    frame.show(this.#lookOf(this.#live, own));
  }

  async openFolder(files: readonly File[]): Promise<void> {
    const count = ++this.#count;
    const read = readChosenFolder(files);
    if (typeof read === 'string') this.#showStatus(read, true);
    else await this.#open(createOpenedProject(read.name, read.content, false), count);
  }

  async openAddress(url: string): Promise<void> {
    const count = ++this.#count;
    this.#showStatus(`Reading ${url.trim()}…`);
    const opened = await openProjectUrl(url);
    if (count !== this.#count) return;
    if (typeof opened === 'string') this.#showStatus(opened, true);
    else await this.#open(opened, count);
  }

  changeLook(look: ProjectLook): void {
    const {project} = this.#view;
    if (project) this.#view.project = {...project, look};
    else this.#view.look = look;
    this.renewLook();
  }

  /** Shows the site with the theme and color that the visitor chose, and with the color mode of the page. */
  renewLook(): void {
    const {project, look} = this.#view;
    const [shown, chosen] = project ? [this.#opened, project.look] : [this.#live, look];
    shown?.frame.show(this.#lookOf(shown, chosen));
  }

  allowHosts(): void {
    if (this.#opened) void this.#open({...this.#opened.project, allowsHosts: true}, ++this.#count);
  }

  async download(): Promise<void> {
    const {project} = this.#opened ?? {};
    if (!project?.content) return;
    this.#showStatus('Packing the site…');
    const tools = {tasks: this.#tasks, assets: this.#assets};
    const size = await downloadSite(project.name, project.content, tools).catch((error: Error) => error);
    if (size instanceof Error)
      this.#showStatus(`The site could not be packed: ${size.message} Fix: Open the project again.`, true);
    else
      this.#showStatus(`Downloaded ${project.name}.zip, ${(size / 1e6).toFixed(1)} MB. Any static host can show it.`);
  }

  close(): void {
    this.#count++;
    this.#opened?.frame.remove();
    this.#opened = undefined;
    this.#view.project = undefined;
    this.#showStatus('');
  }

  async #open(project: OpenedProject, count: number): Promise<void> {
    const own = await readDocsLook(project);
    if (count !== this.#count) return;
    this.#opened?.frame.remove();
    const frame = this.#createFrame(project, 'project', message => {
      if (count === this.#count) this.#hear(project, message);
    });
    this.#opened = {project, frame, own};
    this.#showStatus(`Reading ${project.name}…`);
    this.#view.project = {name: project.name, look: own, blockedHosts: [], hasFiles: project.content !== undefined};
    frame.show(this.#lookOf(this.#opened, own));
    if (project.content) await this.#check(project.content, count);
  }

  #hear(project: OpenedProject, message: FrameReport): void {
    const {project: shown, status} = this.#view;
    if (message.kind === 'failed') this.#showStatus(message.reason, true);
    else if (message.kind === 'shown' && !status.isError) this.#showStatus(describeProject(project));
    else if (message.kind === 'blocked' && shown && !shown.blockedHosts.includes(message.host))
      this.#view.project = {...shown, blockedHosts: [...shown.blockedHosts, message.host]};
  }

  async #check(content: ProjectContent, count: number): Promise<void> {
    const report = await this.#tasks.check(content).catch((error: Error) => error);
    const {project} = this.#view;
    if (count !== this.#count || !project) return;
    if (report instanceof Error) this.#showStatus(`The check failed: ${report.message}`, true);
    else this.#view.project = {...project, report};
  }

  #createFrame(project: OpenedProject, slot: string, report: (message: FrameReport) => void): ProjectFrame {
    return new ProjectFrame(project, {
      host: this.#view,
      slot,
      page: new URL('open/frame.html', this.#assets).href,
      report: message => (message.kind === 'dragged' ? this.#view.showOver() : report(message)),
    });
  }

  #lookOf({own}: Shown, look: ProjectLook): ProjectLook {
    const {mode} = document.documentElement.dataset;
    return {...diffLook(look, own), ...((mode === 'light' || mode === 'dark') && {mode})};
  }

  #showStatus(text: string, isError = false): void {
    this.#view.status = {text, isError};
  }
}

function describeProject({name, content}: OpenedProject): string {
  if (!content) return `Shown: ${name}. Your browser reads it from its host.`;
  const isLocal = [...content.values()].every(each => typeof each !== 'string');
  return `Shown: ${content.size} files of ${name}. ${isLocal ? 'Nothing is uploaded.' : 'Your browser reads them from their host.'}`;
}
