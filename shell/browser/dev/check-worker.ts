import type {ReadResult} from '../../../src/base/files.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {isPageFile} from '../../../src/base/page-files.js';
import {encodePath} from '../../../src/base/slug.js';
import {checkOpenPage} from '../../../src/check/check-project.js';
import {type CheckedProject, openCheckedProject} from '../../../src/check/project.js';
import type {CheckReport} from '../../../src/check/report.js';
import type {CompiledSchema, LoadSchema} from '../../../src/openapi/validation/compiled-schema.js';
import {originalDocsHeader} from '../../../src/site/original-docs-header.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {type ProjectTask, runProjectTask} from '../open/project-work.js';

/** Request to check: the project, the open page, and the files that changed since the last request. */
export interface CheckRequest {
  readonly id: number;
  readonly root: string;
  /** URL that lists all files of the project. */
  readonly list: string;
  readonly file: string | undefined;
  readonly changed: readonly string[];
}

export interface CheckResult {
  readonly id: number;
  readonly file: string | undefined;
  /** Set instead of a report if the check itself failed. */
  readonly failure?: string;
  readonly report?: CheckReport;
}

// Worker that runs the rules of `lectern check`: on the open page in `lectern dev`, and on a whole project that a
// visitor opened.
const texts = new Map<string, Promise<ReadResult>>();
let list: Promise<readonly string[]> | undefined;
let project: Promise<CheckedProject> | undefined;
let work: Promise<unknown> = Promise.resolve();

addEventListener('message', ({data}: MessageEvent<CheckRequest | ProjectTask>) => {
  if ('task' in data) void runProjectTask(data, loadSchema).then(result => postMessage(result));
  else checkInTurn(data);
});

function checkInTurn(data: CheckRequest): void {
  // Run one check after another. Otherwise a check could read some files before a change and others after it.
  work = work.then(async () => {
    const {id, file} = data;
    try {
      postMessage({id, file, report: await check(data)} satisfies CheckResult);
    } catch (error) {
      // Clear the cached texts, so that the next check reads changed files.
      texts.clear();
      list = undefined;
      project = undefined;
      const failure = getErrorMessage(error);
      postMessage({id, file, failure} satisfies CheckResult);
    }
  });
}

async function check(request: CheckRequest): Promise<CheckReport> {
  const {changed, file} = request;
  for (const path of changed) texts.delete(path);
  // Keep the parsed project if only the text of pages changed.
  if (changed.some(path => !isPageFile(path)) || (await hasChangedFiles(request))) project = undefined;
  project ??= openCheckedProject(createProjectFiles(request));
  return checkOpenPage(await project, file, '');
}

async function hasChangedFiles({changed, list: address}: CheckRequest): Promise<boolean> {
  if (changed.length === 0 || !list) return false;
  const before = new Set(await list);
  list = fetchList(address);
  const now = new Set(await list);
  return changed.some(path => before.has(path) !== now.has(path));
}

function createProjectFiles({root, list: address}: CheckRequest): ProjectFiles {
  const paths = () => {
    list ??= fetchList(address);
    return list;
  };
  const find = async (path: string): Promise<ReadResult> =>
    (await paths()).includes(path) ? read(root, path) : {path, missing: 'absent'};
  return {
    list: paths,
    loadSchema,
    read(path) {
      const known = texts.get(path) ?? find(path);
      texts.set(path, known);
      return known;
    },
  };
}

/** Loads an official JSON Schema from the folder next to this worker. */
const loadSchema: LoadSchema = async name =>
  (await import(new URL(`spec-schemas/${name}.js`, import.meta.url).href)) as CompiledSchema;

async function fetchList(url: string): Promise<readonly string[]> {
  return (await (await fetch(url)).json()) as readonly string[];
}

async function read(root: string, path: string): Promise<ReadResult> {
  try {
    const response = await fetch(root + encodePath(path), {headers: {[originalDocsHeader]: '1'}});
    return response.ok ? {path, text: await response.text()} : {path, missing: 'absent'};
  } catch {
    return {path, missing: 'failed', reason: 'the server did not respond.'};
  }
}
