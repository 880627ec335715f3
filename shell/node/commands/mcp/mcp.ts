import {type AnyCommand, defineCommand} from '../../terminal/command.js';

export const mcp: AnyCommand = defineCommand({
  summary: 'Let agents search and read a prerendered site',
  help: `lectern mcp [SITE]

Lets agents search and read a prerendered site through the Model Context Protocol. Agents start this command and connect
through standard input and output. SITE is the output folder of lectern prerender (default: this folder), or its http or
https URL. The command reads nothing outside of it. Tools: search, read_page, list_operations, read_operation, diff.`,
  options: {},
  async run({folder}, {out, err}) {
    const {runMcp} = await import('./mcp-command.js');
    return runMcp(folder, {out, err}, process.stdin.isTTY === true);
  },
});
