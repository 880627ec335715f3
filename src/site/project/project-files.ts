import {type Files, memoryFiles, type ReadResult} from '../../base/files.js';
import type {DatedFile} from '../../config/config.js';
import type {LoadSchema} from '../../openapi/validation/compiled-schema.js';
import type {OpenValidator} from '../../openapi/validation/validator.js';

/** The files of a whole project: what can be read, and what there is. */
export interface ProjectFiles extends Files {
  /** Paths relative to the root, sorted; without names that begin with a dot, `node_modules` and what the author has ignored. */
  list(): Promise<readonly string[]>;
  /** Lists files in skill folders, which start with a dot. Absent where they are unknown. */
  listSkills?(): Promise<readonly string[]>;
  /** Reads a document from a URL. Absent where no other host is requested. Never rejects. */
  readRemote?(address: string): Promise<ReadResult>;
  /** Returns whether `.mintignore` or a similar file excludes a file. Absent where that is unknown. */
  isIgnored?(path: string): boolean;
  /** Lists the versions of a document that git has, the oldest first. Absent where git cannot be asked. */
  listVersions?(document: string): Promise<readonly DatedFile[]>;
  /** Returns the private pages. Absent where everything is read, as in the check. */
  survey?(): Promise<Survey>;
  /** Removes private content from docs.json. Absent where everything is read, as in the check. */
  pruneDocs?(docs: unknown): Promise<unknown>;
  /** Lists unpublished files with reasons. Absent where that is unknown. */
  listWithheld?(): Promise<readonly WithheldFile[]>;
  /** The official schemas of API documents; absent where they are not available: then documents are not validated. */
  readonly loadSchema?: LoadSchema;
  /** Validates examples; absent where that cannot be done. */
  readonly openValidator?: OpenValidator;
  /** Returns whether a library has an icon. Absent where icons are unavailable. */
  hasIcon?(name: string, library: string): boolean;
}

/** Pages of a project by privacy. */
export interface Survey {
  /** Slugs of private pages. */
  readonly privateSlugs: ReadonlySet<string>;
  /** Slugs of the other pages that have a file. */
  readonly publicSlugs: ReadonlySet<string>;
}

/** A file or folder that no output has, and that `list` does not name. */
export interface WithheldFile {
  readonly path: string;
  /**
   * Reason: looks like a private key, has a name that is not UTF-8, is not readable, or contains a copy of our package.
   */
  readonly why: 'private-key' | 'file-name' | 'no-permission' | 'package-copy';
}

/** Returns a project held in memory, for tests and for hosts without a file system. */
export function createMemoryProject(entries: Readonly<Record<string, string>>): ProjectFiles {
  const paths = Object.keys(entries).sort();
  return {
    ...memoryFiles(entries),
    list: async () => paths.filter(path => !path.startsWith('.')),
    listSkills: async () => paths.filter(path => /^\.\w+\/skills\//.test(path)),
  };
}
