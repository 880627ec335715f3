import {type Files, memoryFiles, type ReadResult} from '../../base/files.js';
import type {LoadSchema} from '../../openapi/validation/compiled-schema.js';
import type {OpenValidator} from '../../openapi/validation/validator.js';

/** The files of a whole project: what can be read, and what there is. */
export interface ProjectFiles extends Files {
  /** Paths relative to the root, sorted; without names that begin with a dot, `node_modules` and what the author has ignored. */
  list(): Promise<readonly string[]>;
  /** Files of the folders of skills, which begin with a dot; absent where nobody can say. */
  listSkills?(): Promise<readonly string[]>;
  /** Reads a document from its address; absent where nothing is asked of other hosts. Never rejects. */
  readRemote?(address: string): Promise<ReadResult>;
  /** Whether the author has named the file in `.mintignore` or the like; absent where nobody can say. */
  isIgnored?(path: string): boolean;
  /** Which pages are left out; absent where everything is read, as the check does. */
  survey?(): Promise<Survey>;
  /** docs.json without what is not for strangers; absent where everything is read, as the check does. */
  pruneDocs?(docs: unknown): Promise<unknown>;
  /** Files that are not published although they lie in the project, and why; absent where nobody can say. */
  listWithheld?(): Promise<readonly WithheldFile[]>;
  /** The official schemas of API documents; absent where they are not at hand, then documents are not held against them. */
  readonly loadSchema?: LoadSchema;
  /** Validates examples; absent where that cannot be done. */
  readonly openValidator?: OpenValidator;
  /** Whether there is an icon of this name, in the library or the other one; absent where the icons are not at hand. */
  hasIcon?(name: string, library: string): boolean;
}

/** Pages of a project by whether strangers may see them. */
export interface Survey {
  /** Slugs of pages that are left out. */
  readonly privateSlugs: ReadonlySet<string>;
  /** Slugs of the other pages that have a file. */
  readonly publicSlugs: ReadonlySet<string>;
}

/** A file or folder that no output has, and that `list` does not name. */
export interface WithheldFile {
  readonly path: string;
  /** It looks like a private key; its name is no UTF-8; the user may not read it; the folder holds a copy of our package. */
  readonly why: 'private-key' | 'file-name' | 'no-permission' | 'package-copy';
}

/** A project held in memory, for tests and for hosts that have everything at hand. */
export function memoryProject(entries: Readonly<Record<string, string>>): ProjectFiles {
  const paths = Object.keys(entries).sort();
  return {
    ...memoryFiles(entries),
    list: async () => paths.filter(path => !path.startsWith('.')),
    listSkills: async () => paths.filter(path => /^\.\w+\/skills\//.test(path)),
  };
}
