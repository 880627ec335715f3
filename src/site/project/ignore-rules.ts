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

/** Files that list what to leave out of the site, in the syntax of `.gitignore`. */
export const ignoreFiles: readonly string[] = ['.mintignore', '.lecternignore'];

/** Root folders of tool output, ignored unless docs.json names a page in them. */
const tooling = ['build', 'dist', 'tmp', 'temp', 'coverage'];

/** Builds the rules of a project from the text of docs.json and the texts of its ignore files. */
export function buildIgnoreRules(config: string, ignoreTexts: readonly string[]): IsIgnored {
  const isUsed = (name: string) => config.includes(`"${name}/`) || config.includes(`"/${name}/`);
  const rules = ignore({allowRelativePaths: true})
    .add(privateKeys)
    .add(tooling.filter(name => !isUsed(name)).map(name => `/${name}/`))
    .add(ignoreTexts.map(text => text.replace(/^\ufeff/, '')).join('\n'));
  return path => path !== '' && rules.ignores(path);
}
