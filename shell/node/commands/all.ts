import type {AnyCommand} from '../terminal/command.js';
import {check} from './check/check.js';
import {dev} from './dev/dev.js';
import {diff} from './diff/diff.js';
import {init} from './init/init.js';
import {mcp} from './mcp/mcp.js';
import {mock} from './mock/mock.js';
import {prerender} from './prerender/prerender.js';
import {proxy} from './proxy/proxy.js';
import {render} from './render/render.js';
import {serve} from './serve/serve.js';

/** Commands by name, in the order in which the help lists them. */
export const allCommands: Readonly<Record<string, AnyCommand>> = {
  init,
  dev,
  check,
  prerender,
  render,
  serve,
  diff,
  mcp,
  mock,
  proxy,
};
