import {allCommands} from '../../shell/node/commands/all.js';
import {code, escapeWords, type ManualPage, table} from './mdx.js';

/** Returns the command line: made from the help that the commands give. */
export function commandPage(): ManualPage {
  return {
    path: 'command-line',
    title: 'The command line',
    description: 'Every command and every option.',
    icon: 'terminal',
    body: `\`lectern\` alone prints the commands; \`--help\` after a command prints what stands here, \`--version\` the version. Commands end
with 0 when all is well, with 1 when they found something, with 2 when they could not run.

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
    rows.length > 0 ? table(['Option', 'What it does'], rows) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
