import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {type ParseArgsConfig, parseArgs} from 'node:util';
import {nearest} from '../../src/config/nearest.js';
import {checkFormats, runCheck} from './check-command.js';
import {type Output, runProxy} from './proxy-command.js';

const commands = ['check', 'proxy'];

const options = {
  format: {type: 'string', default: 'text'},
  strict: {type: 'boolean', default: false},
  json: {type: 'string'},
  port: {type: 'string', default: '4401'},
  host: {type: 'string', default: '127.0.0.1'},
  'allow-origin': {type: 'string', multiple: true, default: []},
  origin: {type: 'string', multiple: true, default: []},
  'allow-private': {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
  version: {type: 'boolean', short: 'v', default: false},
} as const satisfies ParseArgsConfig['options'];

/** Which command an option belongs to; those that are not here belong to all. */
const owners: Readonly<Record<string, string>> = {
  format: 'check',
  strict: 'check',
  json: 'check',
  port: 'proxy',
  host: 'proxy',
  'allow-origin': 'proxy',
  origin: 'proxy',
  'allow-private': 'proxy',
};

const help = `lectern check [FOLDER] [options]

Looks for mistakes in the project of FOLDER (this folder, if none is given): docs.json, every page, every API document.
Ends with 0 when there are no errors, with 1 when there are, with 2 when it could not run.

  --format FORMAT       text, json, sarif or github (text)
  --strict              Fails for warnings, too
  --json FILE           Writes the report as JSON to FILE besides

lectern proxy [FOLDER] [options]

Answers /_proxy for the try-it form: sends requests to the APIs that docs.json of FOLDER (this folder, if none is given)
and its documents name, and to no others.

  --port NUMBER         Port to listen on (4401)
  --host ADDRESS        Address to listen on (127.0.0.1: this machine only)
  --origin URL          One more API that may be asked; can be given several times
  --allow-origin URL    Another site whose pages may ask; can be given several times
  --allow-private       Lets APIs be on this machine and in private networks

  --help, --version`;

/** Where the tool writes, and whether people look at it. */
export interface Terminal extends Output {
  /** Standard output shows colours. */
  readonly color?: boolean;
  /** Shows how far a command is; absent where nobody looks. */
  progress?(done: number, all: number): void;
}

/** The command line tool. Gives the exit code, or nothing while a server runs: 0 done, 2 could not run. */
export async function runCli(args: readonly string[], output: Terminal): Promise<number | undefined> {
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
  const foreign = args.map(nameOf).find(name => name !== undefined && (owners[name] ?? command) !== command);
  if (foreign !== undefined)
    return fail(
      `lectern ${command} has no option --${foreign}.\nFix: leave it out; lectern --help lists what there is.`,
    );
  if (more.length > 0) return fail(`One folder is expected, and there is also "${more[0]}".\nFix: give one folder.`);
  if (command === 'check') {
    const {format, strict, json} = values;
    const known = checkFormats.find(each => each === format);
    if (!known)
      return fail(
        `There is no format "${format}".\nFix: use --format ${nearest(format, checkFormats) ?? checkFormats.join(', ')}.`,
      );
    const {color = false, progress} = output;
    const more = {...(json !== undefined && {json}), ...(progress && {progress})};
    return runCheck({folder, format: known, strict, color, version: version(), ...more}, output);
  }
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

function nameOf(argument: string): string | undefined {
  return /^--([^=]+)/.exec(argument)?.[1];
}

function parse(args: readonly string[]) {
  for (const argument of args) {
    if (argument === '--') break;
    const name = nameOf(argument);
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
