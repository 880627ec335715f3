import type {Problem} from '../../base/problem.js';
import {quoteArgument} from '../../base/quote-argument.js';
import type {ProjectFiles, WithheldFile} from '../../site/project/project-files.js';

const kinds: Readonly<Record<WithheldFile['why'], Pick<Problem, 'code' | 'level' | 'message' | 'fix'>>> = {
  'private-key': {
    code: 'file-withheld',
    level: 'warning',
    message: 'looks like a private key, so Lectern leaves it out of the site.',
    fix: 'Move FILE out of the project, or add "!FILE" to .lecternignore to publish it.',
  },
  'package-copy': {
    code: 'file-withheld',
    level: 'warning',
    message: 'contains a copy of Lectern’s own files, so the check and prerender ignore it.',
    fix: 'Delete the copy, or run lectern init --runtime to write it again.',
  },
  'file-name': {
    code: 'file-withheld',
    level: 'error',
    message: 'has a name that is not UTF-8, so Lectern leaves it out of the site.',
    fix: 'Rename the file with characters that are valid UTF-8.',
  },
  'no-permission': {
    code: 'file-withheld',
    level: 'error',
    message: 'has no read permission, so Lectern leaves it out of the site.',
    fix: 'Run chmod a+r ARGUMENT, or add "FILE" to .lecternignore.',
  },
};

/** Reports files that are not published, although the author does not exclude them in `.mintignore`. */
export async function checkFileWithheld(files: Pick<ProjectFiles, 'listWithheld'>): Promise<readonly Problem[]> {
  return ((await files.listWithheld?.()) ?? []).map(({path, why}) => ({
    ...kinds[why],
    message: `${path} ${kinds[why].message}`,
    fix: kinds[why].fix.replaceAll('FILE', () => path).replace('ARGUMENT', () => quoteArgument(path)),
    place: {file: path, line: 1, column: 1},
  }));
}
