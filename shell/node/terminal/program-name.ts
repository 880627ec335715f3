import {basename, isAbsolute, relative} from 'node:path';
import {quoteArgument} from '../../../src/base/quote-argument.js';

/**
 * Command that runs an installed program, by package manager. `npm_config_user_agent` contains the name of the package
 * manager.
 */
const runners = {npm: 'npx lectern', pnpm: 'pnpm exec lectern', yarn: 'yarn lectern', bun: 'bunx lectern'} as const;

interface Started {
  readonly env: NodeJS.ProcessEnv;
  /** Path of the script that Node runs (`process.argv[1]`). */
  readonly script: string;
  readonly cwd: string;
}

/**
 * Returns the command with which the user started Lectern: `npx lectern`, `pnpm exec lectern`, `node dist/node/cli.js`.
 * Messages use it.
 */
export function findProgramName({env, script, cwd}: Started): string {
  const isInstalled = /[\\/]node_modules[\\/]/.test(script);
  if (basename(script) === 'cli.js' && !isInstalled) return `node ${toRelativePath(cwd, script)}`;
  const agent = /^(npm|pnpm|yarn|bun)\//.exec(env.npm_config_user_agent ?? '')?.[1] as keyof typeof runners | undefined;
  if (agent) return runners[agent];
  return isInstalled ? runners.npm : 'lectern';
}

/** Returns a path relative to the current folder. Returns an absolute path if it is elsewhere. */
export function toRelativePath(cwd: string, path: string): string {
  const inside = relative(cwd, path);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? path : inside;
}

/** Returns a folder as a command line argument, after a space. Empty for the current folder. */
export function formatFolderArgument(folder: string): string {
  if (folder === '.') return '';
  return ` ${quoteArgument(folder)}`;
}
