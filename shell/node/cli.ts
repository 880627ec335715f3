#!/usr/bin/env node
import {askInTerminal} from './terminal/ask-in-terminal.js';
import {findProgramName} from './terminal/program-name.js';
import {createProgressLine} from './terminal/progress-line.js';
import {runCli} from './terminal/run-cli.js';

const code = await runCli(process.argv.slice(2), {
  out: line => console.log(line),
  err: line => console.error(line),
  program: findProgramName({env: process.env, script: process.argv[1] ?? '', cwd: process.cwd()}),
  color: process.stdout.isTTY === true && !process.env.NO_COLOR,
  ...(process.stdin.isTTY && process.stdout.isTTY && {ask: askInTerminal}),
  ...(process.stderr.isTTY && {progress: createProgressLine(process.stderr)}),
});
if (code !== undefined) process.exitCode = code;
