import {type AnyCommand, command} from '../../terminal/command.js';

export const mcp: AnyCommand = command({
  summary: 'Let agents search and read a prerendered site',
  help: `lectern mcp [SITE]

Lets agents search and read a prerendered site by the Model Context Protocol: they start this command and speak to it by standard
input and output. SITE is the folder that lectern prerender has written (this folder, if none is given), or an http or https
address of one; nothing outside of it is read. Tools: search, read_page, list_operations, read_operation, diff.`,
  options: {},
  async run({folder}, {out, err}) {
    const {runMcp} = await import('./mcp-command.js');
    return runMcp(folder, {out, err}, process.stdin.isTTY === true);
  },
});
