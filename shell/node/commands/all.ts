import type {AnyCommand} from '../command.js';
import {check} from './check.js';
import {dev} from './dev.js';
import {init} from './init.js';
import {mcp} from './mcp.js';
import {prerender} from './prerender.js';
import {proxy} from './proxy.js';
import {render} from './render.js';
import {serve} from './serve.js';

/** The commands by name, in the order of the help. */
export const allCommands: Readonly<Record<string, AnyCommand>> = {
  init,
  dev,
  check,
  prerender,
  render,
  serve,
  mcp,
  proxy,
};
