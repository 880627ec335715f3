import {type Files, memoryFiles, type ReadResult} from '../../base/files.js';
import type {DatedFile} from '../../config/config.js';
import type {LoadSchema} from '../../openapi/validation/compiled-schema.js';
import type {OpenValidator} from '../../openapi/validation/validator.js';

/** Access to all files of a project. */
export interface ProjectFiles extends Files {
  /**
   * Lists paths relative to the root, sorted. Excludes names that begin with a dot, `node_modules`, and paths that the
   * author ignores.
   */
  list(): Promise<readonly string[]>;
  /** Lists files in skill folders, which begin with a dot. Absent if they cannot be listed. */
  listSkills?(): Promise<readonly string[]>;
  /** Reads a document from a URL. Absent if other hosts are not allowed. Never rejects. */
  readRemote?(url: string): Promise<ReadResult>;
  /** Returns whether `.mintignore` or a similar file excludes a path. Absent without such files. */
  isIgnored?(path: string): boolean;
  /** Lists the versions of a document in git, oldest first. Absent without git. */
  listVersions?(document: string): Promise<readonly DatedFile[]>;
  /** Returns which pages are private. Absent if everything is public, as in the check. */
  survey?(): Promise<Survey>;
  /** Removes private content from docs.json. Absent if everything is public, as in the check. */
  pruneDocs?(docs: unknown): Promise<unknown>;
  /** Lists unpublished files with reasons. Absent if this cannot be determined. */
  listWithheld?(): Promise<readonly WithheldFile[]>;
  /** Loads the official schemas of API documents. Absent if documents are not validated. */
  readonly loadSchema?: LoadSchema;
  /** Opens a validator for examples. Absent if examples are not validated. */
  readonly openValidator?: OpenValidator;
  /** Returns whether a library has an icon. Absent without icon libraries. */
  hasIcon?(name: string, library: string): boolean;
}

/** Pages of a project by privacy. */
export interface Survey {
  /** Slugs of private pages. */
  readonly privateSlugs: ReadonlySet<string>;
  /** Slugs of the other pages with a file. */
  readonly publicSlugs: ReadonlySet<string>;
}

/** A file or folder that is excluded from output and from `list`. */
export interface WithheldFile {
  readonly path: string;
  /**
   * Reason: the file looks like a private key, its name is not UTF-8, it is unreadable, or it is part of a package
   * copy.
   */
  readonly why: 'private-key' | 'file-name' | 'no-permission' | 'package-copy';
}

/** Creates a project in memory, for tests and for hosts without a file system. */
export function createMemoryProject(entries: Readonly<Record<string, string>>): ProjectFiles {
  const paths = Object.keys(entries).sort();
  return {
    ...memoryFiles(entries),
    list: async () => paths.filter(path => !path.startsWith('.')),
    listSkills: async () => paths.filter(path => /^\.\w+\/skills\//.test(path)),
  };
}
