#!/usr/bin/env node
import {runCli} from './run-cli.js';

const code = await runCli(process.argv.slice(2), {
  out: line => console.log(line),
  err: line => console.error(line),
});
if (code !== undefined) process.exitCode = code;
