import {allCommands} from '../../shell/node/commands/all.js';
import {code, escapeWords, type ManualPage, table} from './mdx.js';

/** Returns the page about the command line, generated from the commands' help. */
export function commandPage(): ManualPage {
  return {
    path: 'command-line',
    title: 'Command line',
    description: 'Every command, with its options, defaults, and exit codes.',
    icon: 'terminal',
    body: `For authors and build scripts. Look up a command, its options, and their defaults.

Run \`npx lectern\` to list the commands, \`npx lectern help check\` to show the help of one, and \`npx lectern --version\` to show
the version.

| Exit code | Meaning |
| --- | --- |
| 0 | The command succeeded |
| 1 | The command found errors in your project |
| 2 | The command could not run, for example because of an unknown option or a missing folder |

${Object.entries(allCommands).map(commandText).join('\n\n')}`,
  };
}

/** An example of each command. A test checks their options. */
const examples: Readonly<Record<string, string>> = {
  init: 'npx lectern init docs --host netlify',
  dev: 'npx lectern dev docs --open',
  check: 'npx lectern check docs --format github --strict',
  prerender: 'npx lectern prerender docs --out _site --site-url https://docs.example.com/',
  render: 'npx lectern render page.html --out _site',
  serve: 'npx lectern serve _site --port 4403',
  diff: 'npx lectern diff old.yaml new.yaml --fail-on breaking',
  mcp: 'npx lectern mcp https://docs.example.com',
  mock: 'npx lectern mock openapi.yaml --port 4402',
  proxy: 'npx lectern proxy docs --allow-origin https://docs.example.com',
};

function commandText([name, {help}]: readonly [string, {readonly help: string}]): string {
  const [usage = '', about = '', ...rest] = help.split('\n\n');
  const options = rest.find(part => part.startsWith('  --')) ?? '';
  const rows = options.split(/\n(?= {2}--)/).flatMap(line => {
    const found = /^ {2}(--\S+(?: \S+)*?) {2,}([\s\S]+)$/.exec(line);
    return found ? [optionRow(found[1] as string, (found[2] as string).replace(/\s*\n\s*/g, ' '))] : [];
  });
  return [
    `## lectern ${name}`,
    toProse(about.replaceAll('\n', ' ')),
    `\`\`\`text Usage\n${usage}\n\`\`\``,
    `\`\`\`sh Example\n${examples[name]}\n\`\`\``,
    rows.length > 0 ? table(['Option', 'Description', 'Default'], rows) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Splits the help of an option into its description and its default, which it ends with in parentheses. */
function optionRow(option: string, help: string): readonly string[] {
  const fallback = / \(([^()]+)\)(?=\. |$)/.exec(help);
  const description = fallback ? help.replace(fallback[0], '') : help;
  const value = fallback?.[1] ?? '';
  return [
    code(option),
    toProse(description),
    /\s/.test(value) || value === 'none' ? toProse(value) : value && code(value),
  ];
}

/** Formats help as page syntax. Options, commands, folders of Lectern and keys of docs.json become code. */
function toProse(help: string): string {
  const literal =
    /(?<![\w`-])(?:--[\w-]+|lectern [a-z]+(?= finds|\)|\.|$)|_[a-z]+\/?|\b(?:FOLDER|DOCUMENT|DIR|FILE|SITE|OLD|NEW)\b|integrations\.[\w.]*\w)/g;
  return escapeWords(help.replace(literal, found => code(found)));
}
