import {getParentFolder} from '../../base/file-path.js';
import {isFile} from '../../base/files.js';
import type {Problem} from '../../base/problem.js';
import {getLineAt} from '../../base/source.js';
import {readFrontmatterYaml} from '../../markdown/frontmatter/read-yaml.js';
import type {MigrationReport} from '../migration-report.js';
import {joinPath} from '../paths.js';
import type {MigrationSource} from '../plan.js';
import {BrokenLiteral, ConfigEvaluator} from './literals.js';
import {type ConfigValue, toConfigValue} from './value.js';

/** Thrown for a configuration that cannot be read. Stops the migration, because the new site would be empty. */
export class ConfigProblem extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Thrown if the pages are in a folder outside the source. Callers that have access to this folder can try again with
 * it.
 */
export class OutsideProblem extends ConfigProblem {
  /** Path of the folder relative to the source. Begins with `..`. */
  readonly folder: string;
  constructor(problem: Problem, folder: string) {
    super(problem);
    this.folder = folder;
  }
}

/** Resolves the path of a folder in the configuration. Throws if it is outside the source. */
export function readConfiguredFolder(
  base: string,
  written: string,
  {key, config}: {key: string; config: string},
): string {
  const folder = joinPath(base, written);
  if (folder !== undefined) return folder;
  throw new OutsideProblem(
    {
      code: 'init-source',
      level: 'error',
      message: `${config} takes pages from "${written}" (${key}), which is outside of this folder.`,
      fix: 'Pass the folder that contains the configuration and its pages.',
      place: {file: config, line: 1, column: 1},
    },
    [base, written].filter(Boolean).join('/'),
  );
}

/** Build settings of other tools without an equivalent in Lectern. */
const unreadKeys = new Set(
  'markdown vite vue sitemap transformPageData transformHead transformHtml buildEnd postRender webpack configureWebpack remarkPlugins rehypePlugins beforeDefaultRemarkPlugins prism plugins vueComponents vueGlobalOptions vueMounts'.split(
    ' ',
  ),
);

const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js', '/index.mts'];

/** Evaluates the exports of a JavaScript, TypeScript, or JSON file and of its imports, without running code. */
export async function readScript(path: string, source: MigrationSource, report: MigrationReport): Promise<ConfigValue> {
  const read = await source.read(path);
  if (!isFile(read)) return undefined;
  return readScriptText(read.text, path, source, report);
}

/**
 * Evaluates text inside another file, such as an object in the script of an HTML page. Adds blank lines before it, so
 * that its line numbers are those of the file.
 */
export async function readScriptText(
  text: string,
  path: string,
  source: MigrationSource,
  report: MigrationReport,
  isWhole = false,
): Promise<ConfigValue> {
  const known = new Map<string, Promise<ConfigEvaluator | ConfigValue>>();
  const open = (file: string, written: string): ConfigEvaluator =>
    new ConfigEvaluator(written, file, async (name, exported, depth) => {
      const base = name.startsWith('.') ? joinPath(getParentFolder(file), name) : undefined;
      const found =
        base === undefined ? undefined : endings.map(ending => base + ending).find(each => source.paths.includes(each));
      if (found === undefined || depth > 30 || known.size > 100) return undefined;
      if (!known.has(found)) known.set(found, load(found));
      const module = await known.get(found);
      if (!(module instanceof ConfigEvaluator)) return module;
      const value = await module.exported(exported, depth);
      return value instanceof BrokenLiteral ? throwConfigProblem(found, value.line, value.message) : value;
    });
  const load = async (file: string): Promise<ConfigEvaluator | ConfigValue> => {
    const read = await source.read(file);
    if (!isFile(read)) return undefined;
    return file.endsWith('.json') ? parseJson(read.text, file) : open(file, read.text);
  };
  if (path.endsWith('.json')) return parseJson(text, path);
  const module = open(path, text);
  const value = isWhole ? await module.whole() : await module.exported('default');
  if (value instanceof BrokenLiteral) return throwConfigProblem(path, value.line, value.message);
  for (const {file, line, source: written, keys} of module.unread)
    if (!keys.some(key => unreadKeys.has(key)))
      report.add(
        file,
        line,
        `\`${written.replaceAll('`', "'")}\` is the result of code, and Lectern does not run code of the project`,
        'Write its value in docs.json, if the site needs it.',
      );
  return value;
}

function throwConfigProblem(file: string, line: number, message: string): never {
  throw new ConfigProblem({
    code: 'init-config',
    level: 'error',
    message: `Lectern cannot read ${file}: ${message}.`,
    fix: 'Correct this line, or delete it if the documentation does not need it.',
    place: {file, line, column: 1},
  });
}

function parseJson(text: string, file: string): ConfigValue {
  try {
    return toConfigValue(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
    return throwConfigProblem(file, getLineAt(text, at), 'it is not valid JSON');
  }
}

/** Reads a YAML file. Custom tags (`!!python/name:…`, `!ENV`) become text. */
export async function readYamlFile(path: string, source: MigrationSource): Promise<ConfigValue> {
  const read = await source.read(path);
  if (!isFile(read)) return undefined;
  const plain = read.text
    .replace(/^\ufeff/, '')
    .replace(/((?:^|[:[,{-])[ \t]+)!{1,2}[\w/:.-]*[\w/](?=[ \t\r\n,\]}]|$)/gm, '$1');
  const result = await readFrontmatterYaml(plain);
  if ('values' in result) return toConfigValue(result.values);
  return throwConfigProblem(path, result.line, result.message);
}
