import {type ChildProcess, execFile} from 'node:child_process';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import {formatSummary, formatTextReport} from '../../../../src/check/format/text.js';
import type {CheckReport, Finding} from '../../../../src/check/report.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import type {Output} from '../../terminal/command.js';

/** Delay in milliseconds between the last change and the next check. */
const pause = 400;
/** Maximum number of problems to print. Only the count of the others is printed. */
const limit = 20;
/** Maximum size of the check's output, in megabytes. */
const MAX_OUTPUT_MB = 100;

/**
 * Prints problems in the terminal of `lectern dev`: each once, and the counts when they change. Runs the check in a
 * process of low priority, so that it does not slow the preview down. A change aborts a running check.
 */
export class TerminalFindings {
  readonly #folder: string;
  readonly #out: Output['out'];
  readonly #program: string;
  #reported = new Set<string>();
  #counts = '';
  #timer: NodeJS.Timeout | undefined;
  #running: ChildProcess | undefined;

  /** Finds problems of the project in a folder, or of one API document. */
  constructor(folder: string, {out, program = 'lectern'}: Pick<Output, 'out' | 'program'>) {
    this.#folder = folder;
    this.#out = out;
    this.#program = program;
    this.#look();
  }

  /** Runs the check again. Call it after a change. */
  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), pause);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#running?.kill();
    this.#running = undefined;
  }

  #look(): void {
    this.#running?.kill();
    const command = [
      join(resolvePackageFolder(), 'dist/node/cli.js'),
      'check',
      this.#folder,
      '--format',
      'json',
      '--offline',
    ];
    const running = execFile(process.execPath, command, {maxBuffer: MAX_OUTPUT_MB * 1e6}, (_, text) => {
      if (this.#running !== running) return;
      this.#running = undefined;
      // Without JSON, the check was aborted or failed. The list of problems in the browser shows why.
      if (text.startsWith('{')) this.#print(JSON.parse(text) as CheckReport);
    });
    this.#running = running;
    try {
      if (running.pid !== undefined) setPriority(running.pid, 10);
    } catch {
      // The process has ended, or the system does not allow it. The check then runs with normal priority.
    }
  }

  #print(report: CheckReport): void {
    const telling = report.findings.filter(({level}) => level !== 'info');
    const fresh = telling.filter(each => !this.#reported.has(buildFindingKey(each)));
    // Remove fixed problems, so that a problem that returns is printed again.
    this.#reported = new Set(telling.map(buildFindingKey));
    const counts = formatSummary(report);
    if (fresh.length === 0 && counts === this.#counts) return;
    this.#counts = counts;
    const more = fresh.length > limit ? `\nRun ${this.#program} check to see ${fresh.length - limit} more.` : '';
    const shown = formatTextReport({...report, findings: fresh.slice(0, limit)}, {color: false, line: () => undefined});
    this.#out(`\n${shown}${more}`);
  }
}

/** Identifies a finding without its line: an edit above does not make it a new one. */
function buildFindingKey({file, code, message}: Finding): string {
  return JSON.stringify([file, code, message]);
}
