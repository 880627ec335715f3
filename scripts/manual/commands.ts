import {allCommands} from '../../shell/node/commands/all.js';
import {code, escapeWords, type ManualPage, table} from './mdx.js';

/** Returns the page about the command line, generated from the commands' help. */
export function commandPage(): ManualPage {
  return {
    path: 'command-line',
    title: 'The command line',
    description: 'For authors and build scripts: every command with its options, defaults and exit codes.',
    icon: 'terminal',
    body: `For authors and build scripts: look up a command, its options and its exit code. Run \`npx lectern\` to list the commands,
\`lectern COMMAND --help\` to show the help of one, and \`npx lectern --version\` to show the version.

Parentheses contain defaults. Each command exits with 0 for success, 1 for problems that it found, and 2 if it could not run.

${Object.entries(allCommands).map(commandText).join('\n\n')}`,
  };
}

function commandText([name, {help}]: readonly [string, {readonly help: string}]): string {
  const [usage = '', about = '', ...rest] = help.split('\n\n');
  const options = rest.find(part => part.startsWith('  --')) ?? '';
  const rows = options.split(/\n(?= {2}--)/).flatMap(line => {
    const found = /^ {2}(--\S+(?: \S+)*?) {2,}([\s\S]+)$/.exec(line);
    return found ? [[code(found[1] as string), escapeWords((found[2] as string).replace(/\s*\n\s*/g, ' '))]] : [];
  });
  return [
    `## lectern ${name}`,
    `\`\`\`sh\n${usage}\n\`\`\``,
    escapeWords(about.replaceAll('\n', ' ')),
    rows.length > 0 ? table(['Option', 'Description'], rows) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
