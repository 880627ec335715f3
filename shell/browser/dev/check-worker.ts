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
  /** Address of the list of all files. */
  readonly list: string;
  readonly file: string | undefined;
  readonly changed: readonly string[];
}

export interface CheckResult {
  readonly id: number;
  readonly file: string | undefined;
  /** Why there is no report: the check itself has failed. */
  readonly failure?: string;
  readonly report?: Report;
}

// The rules of `lectern check` in a worker: of the open page, with files from the dev server, and of a whole project that a
// visitor has opened.
const texts = new Map<string, Promise<ReadResult>>();
let list: Promise<readonly string[]> | undefined;
let project: Promise<Project> | undefined;
let work: Promise<unknown> = Promise.resolve();

addEventListener('message', ({data}: MessageEvent<CheckRequest | ProjectOrder>) => {
  if ('task' in data) void workOnProject(data, loadSchema).then(result => postMessage(result));
  else checkInTurn(data);
});

function checkInTurn(data: CheckRequest): void {
  // One after the other, so that each check sees one state of the project.
  work = work.then(async () => {
    const {id, file} = data;
    try {
      postMessage({id, file, report: await check(data)} satisfies CheckResult);
    } catch (error) {
      // The next check starts again.
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
  // Only changed page text leaves the rest of the project as it was.
  if (changed.some(path => !isPageFile(path)) || (await hasComeOrGone(request))) project = undefined;
  project ??= openCheckedProject(filesOf(request));
  return checkOpenPage(await project, file, '');
}

async function hasComeOrGone({changed, list: address}: CheckRequest): Promise<boolean> {
  if (changed.length === 0 || !list) return false;
  const before = new Set(await list);
  list = ask(address);
  const now = new Set(await list);
  return changed.some(path => before.has(path) !== now.has(path));
}

function filesOf({root, list: address}: CheckRequest): ProjectFiles {
  const paths = () => {
    list ??= ask(address);
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

/** The official schemas are next to this worker. */
const loadSchema: LoadSchema = async name =>
  (await import(new URL(`spec-schemas/${name}.js`, import.meta.url).href)) as CompiledSchema;

async function ask(address: string): Promise<readonly string[]> {
  return (await (await fetch(address)).json()) as readonly string[];
}

async function read(root: string, path: string): Promise<ReadResult> {
  try {
    const response = await fetch(root + encodePath(path), {headers: {[asWritten]: '1'}});
    return response.ok ? {path, text: await response.text()} : {path, missing: 'absent'};
  } catch {
    return {path, missing: 'failed', reason: 'the server did not answer.'};
  }
}
