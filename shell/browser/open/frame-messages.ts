import type {ProjectLook} from '../../../elements/open-project/project-look.js';

/** Order to the frame: the project that it shows. */
export interface FrameOrder {
  /** URL of docs.json. */
  readonly config: string;
  /** Files below the folder of docs.json are read by the page around the frame, not by requests. */
  readonly isRead: boolean;
  /** Requests to other hosts are allowed, because the visitor has entered an address. */
  readonly allowsHosts: boolean;
  /** Style sheets of the project: paths from the folder of docs.json. Absent where they are unknown. */
  readonly styles?: readonly string[];
  readonly look: ProjectLook;
  /** Scroll position of the frame that this one replaces. */
  readonly scroll: number;
}

/** Message of the frame to the page around it. */
export type FrameReport =
  | {readonly kind: 'read'; readonly id: number; readonly path: string}
  | {readonly kind: 'failed'; readonly reason: string}
  | {readonly kind: 'shown'; readonly title: string}
  | {readonly kind: 'dragged'}
  | {readonly kind: 'blocked'; readonly host: string}
  | {readonly kind: 'moved'; readonly hash: string; readonly scroll: number};

/** File that the page read for the frame; `undefined` if there is none. */
export interface FrameFile {
  readonly id: number;
  readonly file: Blob | undefined;
}
