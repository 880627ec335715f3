import type {Problem} from '../../base/problem.js';
import type {ProjectFiles, WithheldFile} from '../../site/project/project-files.js';

const kinds: Readonly<Record<WithheldFile['why'], Pick<Problem, 'code' | 'level' | 'message' | 'fix'>>> = {
  'private-key': {
    code: 'file-withheld',
    level: 'warning',
    message: 'looks like a private key, and is left out of the site.',
    fix: 'Move it out of the project. To publish it, add a line with ! and its path to .lecternignore.',
  },
  'package-copy': {
    code: 'file-withheld',
    level: 'warning',
    message: 'holds a copy of the files of Lectern, which is left out of the check and of prerendered sites.',
    fix: 'Delete the copy, or make one with lectern init --runtime.',
  },
  'file-name': {
    code: 'file-withheld',
    level: 'error',
    message: 'has a name that is not UTF-8, and is left out of the site.',
    fix: 'Rename the file.',
  },
  'no-permission': {
    code: 'file-withheld',
    level: 'error',
    message: 'cannot be read (no permission), and is left out of the site.',
    fix: 'Give the user who runs Lectern the right to read it, or name it in .lecternignore.',
  },
};

/** Reports files that are not published although `.mintignore` does not list them. */
export async function checkFileWithheld(files: Pick<ProjectFiles, 'listWithheld'>): Promise<readonly Problem[]> {
  return ((await files.listWithheld?.()) ?? []).map(({path, why}) => ({
    ...kinds[why],
    message: `${path} ${kinds[why].message}`,
    place: {file: path, line: 1, column: 1},
  }));
}
