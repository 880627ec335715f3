import type {ReadResult} from '../../../src/base/files.js';
import {isPageFile} from '../../../src/base/page-files.js';
import {encodePath} from '../../../src/base/slug.js';
import {checkOpenPage} from '../../../src/check/check-project.js';
import {openCheckedProject, type Project} from '../../../src/check/project.js';
import type {Report} from '../../../src/check/report.js';
import type {CompiledSchema, LoadSchema} from '../../../src/openapi/validation/compiled-schema.js';
import {asWritten} from '../../../src/site/as-written.js';
import type {ProjectFiles} from '../../../src/site/project/project-files.js';
import {type ProjectOrder, workOnProject} from '../open/project-work.js';

/** Request from the page: location of the project, open page, and files changed since the last request. */
export interface CheckRequest {
  readonly id: number;
  readonly root: string;
  /** URL of the list of all files. */
  readonly list: string;
  readonly file: string | undefined;
  readonly changed: readonly string[];
}

export interface CheckResult {
  readonly id: number;
  readonly file: string | undefined;
  /** Error of the check itself, instead of a report. */
  readonly failure?: string;
  readonly report?: Report;
}

// The rules of `lectern check` in a worker. Checks the open page with files from the dev server, and whole projects
// that a visitor has opened.
const texts = new Map<string, Promise<ReadResult>>();
let list: Promise<readonly string[]> | undefined;
let project: Promise<Project> | undefined;
let work: Promise<unknown> = Promise.resolve();

addEventListener('message', ({data}: MessageEvent<CheckRequest | ProjectOrder>) => {
  if ('task' in data) void workOnProject(data, loadSchema).then(result => postMessage(result));
  else checkInTurn(data);
});

function checkInTurn(data: CheckRequest): void {
  // Run checks one after the other, so that each one sees one state of the project.
  work = work.then(async () => {
    const {id, file} = data;
    try {
      postMessage({id, file, report: await check(data)} satisfies CheckResult);
    } catch (error) {
      // The next check starts with an empty cache.
      texts.clear();
      list = undefined;
      project = undefined;
      const failure = error instanceof Error ? error.message : String(error);
      postMessage({id, file, failure} satisfies CheckResult);
    }
  });
}

async function check(request: CheckRequest): Promise<Report> {
  const {changed, file} = request;
  for (const path of changed) texts.delete(path);
  // If only page text changed, the rest of the project stays the same.
  if (changed.some(path => !isPageFile(path)) || (await hasChangedFiles(request))) project = undefined;
  project ??= openCheckedProject(filesOf(request));
  return checkOpenPage(await project, file, '');
}

async function hasChangedFiles({changed, list: address}: CheckRequest): Promise<boolean> {
  if (changed.length === 0 || !list) return false;
  const before = new Set(await list);
  list = fetchList(address);
  const now = new Set(await list);
  return changed.some(path => before.has(path) !== now.has(path));
}

function filesOf({root, list: address}: CheckRequest): ProjectFiles {
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

/** Loads the official schemas from the folder of this worker. */
const loadSchema: LoadSchema = async name =>
  (await import(new URL(`spec-schemas/${name}.js`, import.meta.url).href)) as CompiledSchema;

async function fetchList(url: string): Promise<readonly string[]> {
  return (await (await fetch(url)).json()) as readonly string[];
}

async function read(root: string, path: string): Promise<ReadResult> {
  try {
    const response = await fetch(root + encodePath(path), {headers: {[asWritten]: '1'}});
    return response.ok ? {path, text: await response.text()} : {path, missing: 'absent'};
  } catch {
    return {path, missing: 'failed', reason: 'the server did not answer.'};
  }
}
