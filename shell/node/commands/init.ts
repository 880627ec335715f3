import {type AnyCommand, command} from '../command.js';

export const init: AnyCommand = command({
  help: `lectern init [FOLDER] [options]

Writes a small project into FOLDER (this folder, if none is given): docs.json, three pages, an API document unless there is
one, and index.html. Never writes over a file.

  --name NAME           What the project is called (as package.json or the folder says)
  --runtime             Copies what browsers load into _lectern/, also into a project that is there already: then any
                        static host can serve the folder as it is. With manifest.json, what git and the heads of pages say`,
  options: {
    name: {type: 'string'},
    runtime: {type: 'boolean', default: false},
  },
  async run({folder, values: {name, runtime}}, terminal) {
    const {runInit} = await import('../init/init-command.js');
    const why = await runInit({folder, hasRuntime: runtime, ...(name !== undefined && {name})}, terminal);
    return why ?? 0;
  },
});
