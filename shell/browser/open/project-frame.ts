import type {ProjectLook} from '../../../elements/open-project/project-look.js';
import {listOwnFiles} from '../../../src/base/own-files.js';
import type {FrameFile, FrameReport, FrameTask} from './frame-messages.js';
import type {OpenedProject} from './opened-project.js';

/** Element that contains the frames, and callbacks for their reports. */
interface FramePlace {
  /** Element that contains the frames. `slot` is the name of its slot that shows them. */
  readonly host: HTMLElement;
  readonly slot: string;
  /** URL of the HTML page to load in the frame. */
  readonly page: string;
  report(message: FrameReport): void;
}

/**
 * Shows a project in a sandboxed frame. Each change of theme, color, or mode creates a frame, which replaces the
 * previous one when it has rendered. If the visitor changes them faster, only the last frame appears.
 */
export class ProjectFrame {
  readonly #project: OpenedProject;
  readonly #place: FramePlace;
  #shown: HTMLIFrameElement | undefined;
  #coming: HTMLIFrameElement | undefined;
  #next: ProjectLook | undefined;
  #hash: string;
  #scroll = 0;

  constructor(project: OpenedProject, place: FramePlace) {
    this.#project = project;
    this.#place = place;
    this.#hash = project.hash ?? '';
  }

  show(look: ProjectLook): void {
    if (this.#coming) {
      this.#next = look;
      return;
    }
    const frame = document.createElement('iframe');
    frame.title = 'The project';
    frame.slot = this.#place.slot;
    frame.dataset.coming = '';
    frame.setAttribute('sandbox', 'allow-scripts allow-popups');
    frame.src = this.#place.page + this.#hash;
    frame.addEventListener('load', () => this.#send(frame, look), {once: true});
    this.#coming = frame;
    this.#place.host.append(frame);
  }

  remove(): void {
    this.#shown?.remove();
    this.#coming?.remove();
    this.#next = undefined;
  }

  #send(frame: HTMLIFrameElement, look: ProjectLook): void {
    const {config, content, read, allowsHosts} = this.#project;
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<FrameReport>) => void this.#hear(frame, port1, data);
    const order: FrameTask = {
      config,
      look,
      allowsHosts,
      isRead: read !== undefined,
      scroll: this.#scroll,
      ...(content && {styles: listOwnFiles([...content.keys()]).styles}),
    };
    // `*`, because an opaque origin can't be a target. The frame checks the sender instead.
    frame.contentWindow?.postMessage(order, '*', [port2]);
  }

  async #hear(frame: HTMLIFrameElement, port: MessagePort, message: FrameReport): Promise<void> {
    if (message.kind === 'read') {
      const file = await this.#project.read?.(message.path);
      port.postMessage({id: message.id, file} satisfies FrameFile);
    } else if (message.kind === 'moved') {
      if (frame === this.#shown) [this.#hash, this.#scroll] = [message.hash, message.scroll];
    } else {
      if (message.kind === 'shown') frame.title = message.title;
      if (message.kind === 'shown' || message.kind === 'failed') this.#take(frame);
      this.#place.report(message);
    }
  }

  /** Replaces the visible frame with the one that has rendered. */
  #take(frame: HTMLIFrameElement): void {
    if (frame !== this.#coming) return;
    this.#coming = undefined;
    this.#shown?.remove();
    this.#shown = frame;
    delete frame.dataset.coming;
    const next = this.#next;
    this.#next = undefined;
    if (next) this.show(next);
  }
}
