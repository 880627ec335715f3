import {isFile} from '../../../../src/base/files.js';
import {readConfig} from '../../../../src/config/read-config.js';
import {findCurrentVersion} from '../../../../src/site/navigation/dated-versions.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import {listPageFileCandidates} from '../../../../src/site/routes/page-files.js';
import {openNodeFiles} from '../../files/files.js';
import {openNodeProject} from '../../files/project-files.js';

/** Texts of a project without their private parts. Reads the disk on each call. */
export class ShownFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the public text of a page or API document. `same` if no part is private. Undefined if everything is. */
  async readPublic(path: string): Promise<'same' | string | undefined> {
    const [file, shown] = await Promise.all([openNodeFiles(this.#folder).read(path), this.#read(path)]);
    if (!isFile(shown)) return isFile(file) ? undefined : 'same';
    return isFile(file) && file.text === shown.text ? 'same' : shown.text;
  }

  /** Returns an older version of an API document from Git. Refuses other files of the repository. */
  async readVersion(path: string): Promise<string | undefined> {
    const {raw} = await readConfig(openNodeProject(this.#folder));
    if (findCurrentVersion(raw, path) === undefined) return undefined;
    const read = await this.#read(path);
    return isFile(read) ? read.text : undefined;
  }

  /** Returns a page's source as its Markdown, because `lectern dev` generates no Markdown files. */
  async readPage(slug: string): Promise<string | undefined> {
    for (const file of listPageFileCandidates(slug)) {
      const read = await this.#read(file);
      if (isFile(read)) return read.text;
    }
    return undefined;
  }

  #read(path: string) {
    return createPublicProject(openNodeProject(this.#folder)).read(path);
  }
}
