import {createMemoryFiles, type Files, type ReadResult} from '../../base/files.js';
import type {DatedFile} from '../../config/config.js';
import type {LoadSchema} from '../../openapi/validation/compiled-schema.js';
import type {OpenValidator} from '../../openapi/validation/validator.js';

/** Access to all files of a project. */
export interface ProjectFiles extends Files {
  /**
   * Lists all paths relative to the root, sorted. Leaves out names that begin with a dot, `node_modules`, and paths
   * that the author ignores.
   */
  list(): Promise<readonly string[]>;
  /** Lists files in skill folders, whose names begin with a dot. Absent if the host cannot list them. */
  listSkills?(): Promise<readonly string[]>;
  /** Reads a document from a URL. Absent if other hosts may not be contacted. Never rejects. */
  readRemote?(url: string): Promise<ReadResult>;
  /** Returns whether `.mintignore` or a similar file excludes a path. Absent if the project has no such file. */
  isIgnored?(path: string): boolean;
  /** Lists the versions of a document in git, oldest first. Absent if git is unavailable. */
  listVersions?(document: string): Promise<readonly DatedFile[]>;
  /** Returns which pages are private. Absent if everything is public, as in the check. */
  survey?(): Promise<PageSlugs>;
  /** Removes private content from docs.json. Absent if everything is public, as in the check. */
  pruneDocs?(docs: unknown): Promise<unknown>;
  /** Lists files that are not published, with the reason. Absent if the host cannot tell. */
  listWithheld?(): Promise<readonly WithheldFile[]>;
  /** Loads the official schemas of API documents. Absent if documents need no validation. */
  readonly loadSchema?: LoadSchema;
  /** Opens a validator for examples. Absent if examples need no validation. */
  readonly openValidator?: OpenValidator;
  /** Returns whether an icon library contains a name. Absent if no library is installed. */
  hasIcon?(name: string, library: string): boolean;
}

/** Slugs of a project's pages, both private and public. */
export interface PageSlugs {
  readonly privateSlugs: ReadonlySet<string>;
  /** Slugs of the other pages with a file. */
  readonly publicSlugs: ReadonlySet<string>;
}

/** A file or folder that is neither listed nor published. */
export interface WithheldFile {
  readonly path: string;
  /** Reason why the file is not published. A private key is recognized by its content or name. */
  readonly why: 'private-key' | 'file-name' | 'no-permission' | 'package-copy';
}

/** Creates a project in memory, for tests and for hosts without a file system. */
export function createMemoryProject(entries: Readonly<Record<string, string>>): ProjectFiles {
  const paths = Object.keys(entries).sort();
  return {
    ...createMemoryFiles(entries),
    list: async () => paths.filter(path => !path.startsWith('.') || path.startsWith('.well-known/')),
    listSkills: async () => paths.filter(path => /^\.\w+\/skills\//.test(path)),
  };
}
