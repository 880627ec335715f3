import {escapePattern} from '../../base/escape-pattern.js';
import {type Files, isFile} from '../../base/files.js';
import {limits} from '../../base/limits.js';
import {locateOffset} from '../../base/source.js';
import {resolveSnippetPath} from '../../markdown/resolve/snippets.js';
import {builtIn, emptyModule} from './built-in-modules.js';
import {compile} from './compile.js';
import type {CompileFailure, LiveModule, RequestedFiles} from './island.js';
import {writeModuleText} from './module-text.js';

const endings = ['', '.jsx', '.tsx', '.js', '.ts', '.mdx', '/index.jsx', '/index.tsx', '/index.js', '/index.ts'];
const MAX_LENGTH = 1_000_000;

/** Reads and compiles the files of islands, and all project files that they import. Never rejects. */
export async function gatherModules(wanted: RequestedFiles, files: Files): Promise<ReadonlyMap<string, LiveModule>> {
  const modules = new Map<string, LiveModule>();
  const waiting = [...wanted.keys()];
  const seen = new Set(waiting);
  for (const path of waiting) {
    const result = await files.read(path);
    if (!isFile(result)) {
      modules.set(
        path,
        createFailingModule(path, `The file ${path} does not exist.`, `Add ${path}, or correct the import.`),
      );
      continue;
    }
    if (result.text.length > MAX_LENGTH) {
      modules.set(
        path,
        createFailingModule(
          path,
          `${path} is larger than 1 MB, the limit for a component file.`,
          'Split it into smaller files.',
        ),
      );
      continue;
    }
    if (path.endsWith('.json')) {
      modules.set(path, createJsonModule(path, result.text));
      continue;
    }
    const compiled = compile(path, writeModuleText(path, result.text, wanted.get(path)?.written ?? []), result.text);
    if (!('code' in compiled)) {
      modules.set(path, {failure: compiled, imports: new Map()});
      continue;
    }
    const imports = new Map<string, string | CompileFailure>();
    for (const name of compiled.imports) {
      const target = await resolveImport(name, path, result.text, files);
      imports.set(name, target);
      if (typeof target !== 'string' || builtIn.has(target) || target === emptyModule || seen.has(target)) continue;
      if (seen.size >= limits.includes) continue;
      seen.add(target);
      waiting.push(target);
    }
    modules.set(path, {code: compiled.code, imports});
  }
  return modules;
}

async function resolveImport(name: string, from: string, text: string, files: Files): Promise<string | CompileFailure> {
  if (builtIn.has(name)) return name;
  if (/\.(?:css|scss|less)$/.test(name)) return emptyModule;
  const path = resolveSnippetPath(name.replace(/^@\//, '/'), from);
  if (path !== undefined)
    for (const ending of /\.\w+$/.test(path) ? [''] : endings.slice(1))
      if (isFile(await files.read(path + ending))) return path + ending;
  const at = text.search(new RegExp(`["']${escapePattern(name)}["']`));
  const place = locateOffset({file: from, text}, Math.max(0, at));
  return path === undefined
    ? {
        message: `${from} imports "${name}", a package from npm. Lectern does not load packages.`,
        fix: 'Copy its code to a file of the project, such as /snippets/code.js, and import that file.',
        ...place,
      }
    : {
        message: `${from} imports the file "${name}", which does not exist.`,
        fix: `Add ${path}, or correct the path.`,
        ...place,
      };
}

function createFailingModule(file: string, message: string, fix: string): LiveModule {
  return {failure: {message, fix, file, line: 1, column: 1}, imports: new Map()};
}

function createJsonModule(path: string, text: string): LiveModule {
  try {
    return {code: `module.exports = ${JSON.stringify(JSON.parse(text))};`, imports: new Map()};
  } catch (error) {
    return createFailingModule(path, `${path} is not JSON: ${(error as Error).message}.`, 'Correct it.');
  }
}
