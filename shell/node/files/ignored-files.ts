import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import ignore from 'ignore';

/** Returns whether a path of a project is ignored. */
export type IsIgnored = (path: string) => boolean;

/** Names of private keys. An author who means to publish such a file names it in `.lecternignore` with `!`. */
const privateKeys = ['*.key', '*.pem', '*.p12', '*.pfx', '.env*', 'id_rsa', 'id_ecdsa', 'id_ed25519'];

/** Returns whether the name of a file suggests a private key. */
export const isPrivateKey: IsIgnored = (() => {
  const rules = ignore({allowRelativePaths: true}).add(privateKeys);
  return path => path !== '' && !path.endsWith('/') && rules.ignores(path);
})();

/** Files in which authors name what is no part of their site, in the syntax of `.gitignore`. */
const names = ['.mintignore', '.lecternignore'];

/** Root folders of tool output, ignored unless docs.json names a page in them. */
const tooling = ['build', 'dist', 'tmp', 'temp', 'coverage'];

/**
 * Reads `.mintignore` and `.lecternignore` of a project, as they are now. What they name is not read, listed, served or
 * written; a later line with `!` takes a file in again. An unreadable file is as good as none.
 */
export function readIgnored(folder: string): IsIgnored {
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      return '';
    }
  };
  const config = read('docs.json') || read('mint.json');
  const isUsed = (name: string) => config.includes(`"${name}/`) || config.includes(`"/${name}/`);
  const rules = ignore({allowRelativePaths: true})
    .add(privateKeys)
    .add(tooling.filter(name => !isUsed(name)).map(name => `/${name}/`))
    .add(names.map(name => read(name).replace(/^\ufeff/, '')).join('\n'));
  return path => path !== '' && rules.ignores(path);
}
