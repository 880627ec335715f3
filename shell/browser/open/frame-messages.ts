import type {ProjectLook} from '../../../elements/open-project/project-look.js';

/** Message to the frame with the project to show. */
export interface FrameOrder {
  /** URL of docs.json. */
  readonly config: string;
  /** Whether the page around the frame reads the project's files, so that the frame sends no requests for them. */
  readonly isRead: boolean;
  /** Whether requests to other hosts are allowed, because the visitor entered a URL. */
  readonly allowsHosts: boolean;
  /** Style sheets of the project: paths from the folder of docs.json. Absent if they are unknown. */
  readonly styles?: readonly string[];
  readonly look: ProjectLook;
  /** Scroll position of the previous frame. */
  readonly scroll: number;
}

/** Message from the frame to the page around it. */
export type FrameReport =
  | {readonly kind: 'read'; readonly id: number; readonly path: string}
  | {readonly kind: 'failed'; readonly reason: string}
  | {readonly kind: 'shown'; readonly title: string}
  | {readonly kind: 'dragged'}
  | {readonly kind: 'blocked'; readonly host: string}
  | {readonly kind: 'moved'; readonly hash: string; readonly scroll: number};

/** File that the page read for the frame. Undefined if there is none. */
export interface FrameFile {
  readonly id: number;
  readonly file: Blob | undefined;
}
