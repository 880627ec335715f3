// Finds the keys of the newest docs.json that we do not read. Run on demand (`npm run format:drift`), because it
// requests npm's registry.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {ConfigFinding} from '../src/config/finding.js';
import {formatPath} from '../src/config/finding.js';
import {isNewerKey} from '../src/config/newer-keys.js';
import {parseConfig} from '../src/config/parse-config.js';

/**
 * Our treatment of a key. `read`: we read it. `newer`: the check reports it as newer than this version. `refused`: the
 * check reports it as another tool's setting. `unexplained`: the check reports it as a mistake.
 */
export type Fate = 'read' | 'newer' | 'refused' | 'unexplained';

export interface KeyFate {
  /** Property path, such as `navigation.tabs[].align`. */
  readonly key: string;
  readonly fate: Fate;
}

type Json = Readonly<Record<string, unknown>>;
/** Property names. `0` is any entry of a list. */
type Way = readonly (string | 0)[];

/**
 * Returns our treatment of each key in a JSON Schema of docs.json. Leaves out the keys below a key that we do not read.
 */
export function findDrift(schema: Json): readonly KeyFate[] {
  const fates = new Map<string, Fate>();
  const seen = new Map<unknown, Set<string>>();
  const visit = (part: unknown, way: Way): void => {
    if (!isJson(part)) return;
    // Navigation nodes nest without limit. Each schema is visited only once per pair of parent keys.
    const place = nameOf(way.slice(-4));
    const places = seen.get(part) ?? new Set();
    if (places.has(place)) return;
    seen.set(part, places.add(place));
    if (typeof part.$ref === 'string') visit(follow(schema, part.$ref), way);
    for (const form of ['anyOf', 'oneOf', 'allOf']) for (const each of listOf(part[form])) visit(each, way);
    for (const each of [part.items].flat()) visit(each, [...way, 0]);
    // Any name is valid for this entry.
    visit(part.additionalProperties, [...way, 'any']);
    for (const [name, each] of Object.entries(isJson(part.properties) ? part.properties : {})) {
      const inside = [...way, name];
      const key = nameOf(inside);
      const fate = fates.get(key) ?? fateOf(inside);
      fates.set(key, fate);
      if (fate === 'read') visit(each, inside);
    }
  };
  visit(schema, []);
  return [...fates].map(([key, fate]) => ({key, fate})).sort((one, other) => (one.key < other.key ? -1 : 1));
}

function fateOf(way: Way): Fate {
  const docs = way.reduceRight<unknown>((inside, step) => (step === 0 ? [inside] : {[step]: inside}), 'x');
  const {findings} = parseConfig(docs);
  const at = ({at}: ConfigFinding) => formatPath(at);
  const own = nameOf(way).replaceAll('[]', '[0]');
  const said = findings.find(each => each.code === 'config-unknown' && at(each) === own);
  if (said) return said.level !== 'info' ? 'unexplained' : isNewerKey(way.at(-1)) ? 'newer' : 'refused';
  // If a parent has a type that we do not read, we read none of its keys.
  const isLost = findings.some(each => each.code === 'config-type' && own.startsWith(at(each)) && own !== at(each));
  return isLost ? 'unexplained' : 'read';
}

function nameOf(way: Way): string {
  return way.reduce<string>((name, step) => (step === 0 ? `${name}[]` : name ? `${name}.${step}` : step), '');
}

function follow(schema: Json, reference: string): unknown {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
  return steps.reduce<unknown>(
    (part, step) => (part as Json | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    schema,
  );
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const source = '@mintlify/validation';

/**
 * Returns the schema from its package. Installs the package in a separate folder, because its license differs from
 * ours.
 */
function readNewest(): {readonly version: string; readonly schema: Json} {
  const folder = mkdtempSync(join(tmpdir(), 'format-drift-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}');
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...quiet, source], {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
    const print = `import {readFileSync} from 'node:fs'; import {docsConfigJsonSchema as schema} from '${source}'; const {version} = JSON.parse(readFileSync('node_modules/${source}/package.json', 'utf8')); process.stdout.write(JSON.stringify({version, schema}));`;
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', print], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    return JSON.parse(text);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {version, schema} = readNewest();
  const fates = findDrift(schema);
  const words = {newer: 'not known to this version', refused: 'a setting of other tools', unexplained: 'UNEXPLAINED'};
  // Merges equal keys of several navigation nodes into one row.
  const rows = new Map<string, KeyFate[]>();
  for (const each of fates) {
    const row = `${each.fate} ${each.key.replace(/^.*\./, '')}`;
    rows.set(row, [...(rows.get(row) ?? []), each]);
  }
  for (const [first, ...others] of rows.values())
    if (first && first.fate !== 'read')
      console.log(`${first.key}${others.length > 0 ? ` (${others.length + 1} places)` : ''}: ${words[first.fate]}`);
  const count = (wanted: Fate) => fates.filter(({fate}) => fate === wanted).length;
  console.log(
    `${source} ${version}: ${fates.length} keys, ${count('read')} read, ${count('newer')} newer, ${count('refused')} refused, ${count('unexplained')} unexplained`,
  );
  if (count('unexplained') > 0) process.exitCode = 1;
}
