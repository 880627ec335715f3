import type {Problem} from '../../base/problem.js';
import type {ProjectFiles, WithheldFile} from '../../site/project/project-files.js';

const kinds: Readonly<Record<WithheldFile['why'], Pick<Problem, 'code' | 'level' | 'message' | 'fix'>>> = {
  'private-key': {
    code: 'file-withheld',
    level: 'warning',
    message: 'looks like a private key, so Lectern leaves it out of the site.',
    fix: 'Move it out of the project. To publish it, add a line with "!" and its path to .lecternignore.',
  },
  'package-copy': {
    code: 'file-withheld',
    level: 'warning',
    message: 'contains a copy of Lectern’s own files, so the check and prerender ignore it.',
    fix: 'Delete the copy, or write it with "lectern init --runtime".',
  },
  'file-name': {
    code: 'file-withheld',
    level: 'error',
    message: 'has a name that is not UTF-8, so Lectern leaves it out of the site.',
    fix: 'Rename the file. Use only characters that are valid UTF-8.',
  },
  'no-permission': {
    code: 'file-withheld',
    level: 'error',
    message: 'has no read permission, so Lectern leaves it out of the site.',
    fix: 'Allow the user who runs Lectern to read it (chmod a+r), or list it in .lecternignore.',
  },
};

/** Reports files that are not published, although the author does not exclude them in `.mintignore`. */
export async function checkFileWithheld(files: Pick<ProjectFiles, 'listWithheld'>): Promise<readonly Problem[]> {
  return ((await files.listWithheld?.()) ?? []).map(({path, why}) => ({
    ...kinds[why],
    message: `${path} ${kinds[why].message}`,
    place: {file: path, line: 1, column: 1},
  }));
}
