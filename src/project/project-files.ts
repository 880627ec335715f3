import {type Files, memoryFiles, type ReadResult} from '../base/files.js';
import type {LoadSchema} from '../openapi/validation/compiled-schema.js';
import type {OpenValidator} from '../openapi/validation/validator.js';

/** The files of a whole project: what can be read, and what there is. */
export interface ProjectFiles extends Files {
  /** Paths relative to the root, sorted; without names that begin with a dot, `node_modules` and what the author has ignored. */
  list(): Promise<readonly string[]>;
  /** Files of the folders of skills, which begin with a dot; absent where nobody can say. */
  listSkills?(): Promise<readonly string[]>;
  /** Reads a document from its address; absent where nothing is asked of other hosts. Never rejects. */
  readRemote?(address: string): Promise<ReadResult>;
  /** The official schemas of API documents; absent where they are not at hand, then documents are not held against them. */
  readonly loadSchema?: LoadSchema;
  /** Validates examples; absent where that cannot be done. */
  readonly openValidator?: OpenValidator;
  /** Whether there is an icon of this name, in the library or the other one; absent where the icons are not at hand. */
  hasIcon?(name: string, library: string): boolean;
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
