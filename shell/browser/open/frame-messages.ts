import type {ProjectLook} from '../../../elements/open-project/project-look.js';

/** Message from the page to the frame: the project to show. */
export interface FrameTask {
  /** URL of docs.json. */
  readonly config: string;
  /** Whether the page reads the project's files for the frame. Otherwise the frame fetches them. */
  readonly isRead: boolean;
  /** Whether the project may send requests to other hosts. True if the visitor entered a URL. */
  readonly allowsHosts: boolean;
  /** Paths of the project's style sheets, relative to the folder of docs.json. Absent if they are unknown. */
  readonly styles?: readonly string[];
  readonly look: ProjectLook;
  /** Scroll position to restore, from the frame that this one replaces. */
  readonly scroll: number;
}

/** Message from the frame to the page. */
export type FrameReport =
  | {readonly kind: 'read'; readonly id: number; readonly path: string}
  | {readonly kind: 'failed'; readonly reason: string}
  | {readonly kind: 'shown'; readonly title: string}
  | {readonly kind: 'dragged'}
  | {readonly kind: 'blocked'; readonly host: string}
  | {readonly kind: 'moved'; readonly hash: string; readonly scroll: number};

/** Reply to the frame with a file of the project. `file` is undefined if the file does not exist. */
export interface FrameFile {
  readonly id: number;
  readonly file: Blob | undefined;
}
