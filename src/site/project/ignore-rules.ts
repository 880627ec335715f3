import ignore from 'ignore';

/** Returns whether the author excludes a project path from the site. */
export type IsIgnored = (path: string) => boolean;

/**
 * Returns whether the name of a file or folder is never part of a project. `.well-known` is: it has files for other
 * programs, such as `security.txt` (RFC 8615).
 */
export function isLeftOut(name: string): boolean {
  return (name.startsWith('.') && name !== '.well-known') || name === 'node_modules';
}

/**
 * Name patterns of files with private keys. To publish such a file, authors add `!` and its path to `.lecternignore`.
 */
const privateKeys = ['*.key', '*.pem', '*.p12', '*.pfx', '.env*', 'id_rsa', 'id_ecdsa', 'id_ed25519'];

/** Returns whether the name of a file suggests a private key. */
export const isPrivateKey: IsIgnored = (() => {
  const rules = ignore({allowRelativePaths: true}).add(privateKeys);
  return path => path !== '' && !path.endsWith('/') && rules.ignores(path);
})();

/** Files that list paths to exclude from the site, in the syntax of `.gitignore`. */
export const ignoreFiles: readonly string[] = ['.mintignore', '.lecternignore'];

/** Folders at the root with generated files. Ignored unless docs.json names a page in them. */
const tooling = ['build', 'dist', 'tmp', 'temp', 'coverage'];

/** Builds the ignore rules of a project from the text of docs.json and of its ignore files. */
export function buildIgnoreRules(config: string, ignoreTexts: readonly string[]): IsIgnored {
  const isUsed = (name: string) => config.includes(`"${name}/`) || config.includes(`"/${name}/`);
  const rules = ignore({allowRelativePaths: true})
    .add(privateKeys)
    .add(tooling.filter(name => !isUsed(name)).map(name => `/${name}/`))
    .add(ignoreTexts.map(text => text.replace(/^\ufeff/, '')).join('\n'));
  return path => path !== '' && rules.ignores(path);
}
