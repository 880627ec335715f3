import {findNearest} from '../../../../src/config/find-nearest.js';
import {type HostName, hosts} from '../../../../src/hosts/host.js';
import type {Terminal} from '../../terminal/command.js';
import {guessName} from './guess.js';

/** Answers of the user about a new project. */
export interface ProjectAnswers {
  readonly name?: string;
  readonly host?: HostName;
  readonly hasRuntime: boolean;
}

const names = Object.keys(hosts) as HostName[];

/** Asks three questions with default answers. Skips those that command line options answer. */
export async function askForProject(
  folder: string,
  given: ProjectAnswers,
  {ask}: Required<Pick<Terminal, 'ask'>>,
): Promise<ProjectAnswers> {
  const guessed = await guessName(folder);
  const name = given.name ?? ((await ask(`Name of the project (${guessed}): `)).trim() || guessed);
  const host = given.host ?? (await askHost(ask));
  const hasRuntime =
    given.hasRuntime ||
    /^y/i.test(
      (
        await ask('Write a manifest with the titles of all pages? It helps with more than a hundred pages. (y/N) ')
      ).trim(),
    );
  return {name, hasRuntime, ...(host && {host})};
}

/** Asks for a host, by its name or the start of it. Repeats the question until the answer matches one. */
async function askHost(ask: Required<Terminal>['ask']): Promise<HostName | undefined> {
  for (let prompt = `Host that you publish to: ${names.join(', ')} (later): `; ; ) {
    const result = (await ask(prompt)).trim().toLowerCase();
    if (result === '' || result === 'later') return undefined;
    const intended = names.find(name => name.startsWith(result)) ?? findNearest(result, names);
    if (intended !== undefined) return intended as HostName;
    prompt = `"${result}" is not a host. Choose ${names.join(', ')} (later): `;
  }
}
