import {writeFile} from 'node:fs/promises';
import {isFile} from '../../../../src/base/files.js';
import {formatMessage} from '../../../../src/base/problem.js';
import {checkProject} from '../../../../src/check/check-project.js';
import {formatGithub} from '../../../../src/check/format/github.js';
import {formatJsonReport} from '../../../../src/check/format/json.js';
import {formatSarif} from '../../../../src/check/format/sarif.js';
import {formatTextReport} from '../../../../src/check/format/text.js';
import type {CheckReport} from '../../../../src/check/report.js';
import {createPublicProject} from '../../../../src/site/project/public-project.js';
import {describeMissingProject} from '../../files/missing-config.js';
import {openNodeProject} from '../../files/project-files.js';
import {readDocumentAt} from '../../files/read-document.js';
import {checkUrlLock, type UrlLock, writeUrlLock} from '../../files/url-lock.js';
import type {Output} from '../../terminal/command.js';
import {explainSystemError} from '../../terminal/system-error.js';
import {checkAgainstBase} from './base.js';

type CheckFormat = 'text' | 'json' | 'sarif' | 'github';

interface CheckCommand {
  readonly folder: string;
  readonly format: CheckFormat;
  /** Whether warnings fail the check. */
  readonly strict: boolean;
  /** Path to write the report to as JSON, in addition to standard output. */
  readonly json?: string;
  /** Whether the check also loads API documents at URLs. */
  readonly readsAddresses?: boolean;
  /** Older API documents to compare with: a file, or a folder with an older version of the project. */
  readonly base?: string;
  /** File of published URLs (`--urls`), to find URLs that are gone. */
  readonly urls?: UrlLock;
  readonly version: string;
  /** Whether to use colors: standard output is a terminal that supports them. */
  readonly color: boolean;
  /** Called with the number of checked files. Absent if standard output is not a terminal. */
  progress?(done: number, all: number): void;
}

/**
 * Runs `lectern check`. Returns the exit code: 0 without errors, 1 with errors (with `strict`, also with warnings).
 * Returns the reason if the check could not run.
 */
export async function runCheck(command: CheckCommand, {out, program}: Output): Promise<number | string> {
  const {folder, strict, json, readsAddresses, urls, base, version, progress} = command;
  const missing = describeMissingProject(folder, program);
  if (missing !== undefined) return missing;
  const project = {...openNodeProject(folder), ...(readsAddresses && {readRemote: readDocumentAt})};
  const checked = urls && (await checkUrlLock(urls, createPublicProject(project)));
  if (typeof checked === 'string') return checked;
  const changed = base === undefined ? [] : await checkAgainstBase(base, project);
  if (typeof changed === 'string') return changed;
  const report = await checkProject(project, {
    version,
    ...(progress && {progress}),
    also: [...(checked?.problems ?? []), ...changed],
  });
  const unwritten = urls?.isWritten && checked ? writeUrlLock(urls, checked) : undefined;
  if (unwritten !== undefined) return unwritten;
  const text = await render(report, command);
  if (text) out(text);
  if (json !== undefined) {
    try {
      await writeFile(json, `${formatJsonReport(report)}\n`);
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      const why = code === 'ENOENT' || code === 'EISDIR' ? undefined : explainSystemError(error);
      return (
        why ??
        formatMessage({
          message: `Lectern cannot write ${json} (${code}).`,
          fix: 'Pass a file in an existing folder, such as --json report.json.',
        })
      );
    }
  }
  return report.errors > 0 || (strict && report.warnings > 0) ? 1 : 0;
}

async function render(report: CheckReport, {folder, format, color}: CheckCommand): Promise<string> {
  if (format === 'json') return formatJsonReport(report);
  if (format === 'sarif') return formatSarif(report);
  if (format === 'github') return formatGithub(report);
  const files = openNodeProject(folder);
  const wanted = new Map<string, Set<number>>();
  for (const {file, line} of report.findings) wanted.set(file, (wanted.get(file) ?? new Set()).add(line));
  const lines = new Map<string, string>();
  for (const [file, numbers] of wanted) {
    const read = await files.read(file);
    const all = isFile(read) ? read.text.split('\n') : [];
    for (const number of numbers) lines.set(`${number} ${file}`, (all[number - 1] ?? '').replace(/\r$/, ''));
  }
  return formatTextReport(report, {color, line: (file, line) => lines.get(`${line} ${file}`)});
}
