import ignore from 'ignore';

/** Returns whether a project path is ignored. */
export type IsIgnored = (path: string) => boolean;

/** File names of private keys. To publish such a file, authors add it to `.lecternignore` with `!`. */
const privateKeys = ['*.key', '*.pem', '*.p12', '*.pfx', '.env*', 'id_rsa', 'id_ecdsa', 'id_ed25519'];

/** Returns whether a file's name suggests a private key. */
export const isPrivateKey: IsIgnored = (() => {
  const rules = ignore({allowRelativePaths: true}).add(privateKeys);
  return path => path !== '' && !path.endsWith('/') && rules.ignores(path);
})();

/** Files that list paths to exclude from the site, in the syntax of `.gitignore`. */
export const ignoreFiles: readonly string[] = ['.mintignore', '.lecternignore'];

/** Folders at the root with tool output. Ignored unless docs.json names a page in them. */
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
