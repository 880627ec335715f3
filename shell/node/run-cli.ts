import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {type ParseArgsConfig, parseArgs} from 'node:util';
import {nearest} from '../../src/config/nearest.js';
import {type Output, runProxy} from './proxy-command.js';

const commands = ['proxy'];

const options = {
  port: {type: 'string', default: '4401'},
  host: {type: 'string', default: '127.0.0.1'},
  'allow-origin': {type: 'string', multiple: true, default: []},
  origin: {type: 'string', multiple: true, default: []},
  'allow-private': {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
  version: {type: 'boolean', short: 'v', default: false},
} as const satisfies ParseArgsConfig['options'];

const help = `lectern proxy [FOLDER] [options]

Answers /_proxy for the try-it form: sends requests to the APIs that docs.json of FOLDER (this folder, if none is given)
and its documents name, and to no others.

  --port NUMBER         Port to listen on (4401)
  --host ADDRESS        Address to listen on (127.0.0.1: this machine only)
  --origin URL          One more API that may be asked; can be given several times
  --allow-origin URL    Another site whose pages may ask; can be given several times
  --allow-private       Lets APIs be on this machine and in private networks
  --help, --version`;

/** The command line tool. Gives the exit code, or nothing while a server runs: 0 done, 2 could not run. */
export async function runCli(args: readonly string[], output: Output): Promise<number | undefined> {
  const fail = (text: string) => {
    output.err(text);
    return 2;
  };
  const parsed = parse(args);
  if (typeof parsed === 'string') return fail(parsed);
  const {values, positionals} = parsed;
  if (values.help || args.length === 0) {
    output.out(help);
    return 0;
  }
  if (values.version) {
    output.out(version());
    return 0;
  }
  const [command, folder = '.', ...more] = positionals;
  if (command === undefined || !commands.includes(command))
    return fail(
      `There is no command "${command ?? ''}".\nFix: use ${nearest(command ?? '', commands) ?? 'lectern --help'}.`,
    );
  if (more.length > 0) return fail(`One folder is expected, and there is also "${more[0]}".\nFix: give one folder.`);
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65535)) return fail(`--port ${values.port} is no port.\nFix: use a number up to 65535.`);
  const server = await runProxy(
    {
      folder,
      port,
      host: values.host,
      origins: values.origin,
      allowOrigins: values['allow-origin'],
      allowPrivate: values['allow-private'],
    },
    output,
  );
  return server ? undefined : 2;
}

function parse(args: readonly string[]) {
  for (const argument of args) {
    if (argument === '--') break;
    const name = /^--([^=]+)/.exec(argument)?.[1];
    if (name === undefined || Object.hasOwn(options, name)) continue;
    const near = nearest(name, Object.keys(options));
    return `There is no option --${name}.\nFix: use ${near ? `--${near}` : 'one that lectern --help lists'}.`;
  }
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    return `${sentence.replace(/\.$/, '')}.\nFix: write it as lectern --help shows.`;
  }
}

/** From package.json, which lies above this file wherever it was built to. */
function version(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
    if (folder === dirname(folder)) throw new Error('package.json is not above this file');
  }
}
