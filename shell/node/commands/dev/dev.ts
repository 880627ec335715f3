import {omitUndefined} from '../../../../src/base/omit-undefined.js';
import {isFolderWithoutProject} from '../../files/missing-config.js';
import {type AnyCommand, defineCommand, readPort, refuseRun} from '../../terminal/command.js';

export const dev: AnyCommand = defineCommand({
  summary: 'Show the project in the browser while you write',
  help: `lectern dev [FOLDER] [options]

Previews the project in FOLDER (default: this folder) in the browser. Open pages update when you save a file,
and the terminal shows the problems that lectern check finds. Without a docs.json in FOLDER, it opens a page where you can drop a
docs folder.

  --port NUMBER         Sets the port to listen on (4400, or the next free one)
  --host ADDRESS        Sets the address to listen on (127.0.0.1: this machine only)
  --open                Opens the browser
  --run WHAT            Allows code of the project to run: scripts (.js) or components (.jsx, .tsx), by comma
                        (integrations.lectern.run)
  --allow-private       Lets the proxy of the request form send requests to this machine and to private networks`,
  options: {
    port: {type: 'string', default: '4400'},
    host: {type: 'string', default: '127.0.0.1'},
    open: {type: 'boolean', default: false},
    run: {type: 'string'},
    'allow-private': {type: 'boolean', default: false},
  },
  async run({folder, values}, terminal) {
    const port = readPort(values.port);
    if (typeof port === 'string') return port;
    const wrong = refuseRun(values.run);
    if (wrong !== undefined) return wrong;
    if (terminal.ask && isFolderWithoutProject(folder)) {
      const {runDropArea} = await import('./drop-area.js');
      const started = await runDropArea({folder, port, host: values.host, opens: values.open}, terminal);
      return typeof started === 'string' ? started : undefined;
    }
    const {runDev} = await import('./dev-command.js');
    const started = await runDev(
      {
        folder,
        port,
        host: values.host,
        opens: values.open,
        allowPrivate: values['allow-private'],
        tells: true,
        ...omitUndefined({run: values.run}),
      },
      terminal,
    );
    return typeof started === 'string' ? started : undefined;
  },
});
