import {type ChildProcess, execFile} from 'node:child_process';
import {setPriority} from 'node:os';
import {join} from 'node:path';
import {formatText, summary} from '../../../../src/check/format/text.js';
import type {Finding, Report} from '../../../../src/check/report.js';
import {resolvePackageFolder} from '../../files/package-folder.js';
import type {Output} from '../../terminal/command.js';

/** Milliseconds without a further change before the check looks again. */
const pause = 400;
/** Findings of one look; the rest is a number. */
const limit = 20;
/** Megabytes of a report. */
const largest = 100;

/**
 * Prints the findings of the check for `lectern dev`: each finding once, and the counts when they change. The check is
 * a separate process with low priority, so that it does not slow the preview. A change stops a running one.
 */
export class TerminalFindings {
  readonly #folder: string;
  readonly #out: Output['out'];
  #reported = new Set<string>();
  #counts = '';
  #timer: NodeJS.Timeout | undefined;
  #running: ChildProcess | undefined;

  constructor(folder: string, out: Output['out']) {
    this.#folder = folder;
    this.#out = out;
    this.#look();
  }

  /** Repeats the check after a change. */
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
    const running = execFile(process.execPath, command, {maxBuffer: largest * 1e6}, (_, text) => {
      if (this.#running !== running) return;
      this.#running = undefined;
      // Stopped, or failed: the list in the browser shows why.
      if (text.startsWith('{')) this.#tell(JSON.parse(text) as Report);
    });
    this.#running = running;
    try {
      if (running.pid !== undefined) setPriority(running.pid, 10);
    } catch {
      // It has ended, or the system does not let processes step back.
    }
  }

  #tell(report: Report): void {
    const telling = report.findings.filter(({level}) => level !== 'info');
    const fresh = telling.filter(each => !this.#reported.has(keyOf(each)));
    // Report a finding again when it returns after a fix.
    this.#reported = new Set(telling.map(keyOf));
    const counts = summary(report);
    if (fresh.length === 0 && counts === this.#counts) return;
    this.#counts = counts;
    const more = fresh.length > limit ? `\nRun lectern check to see ${fresh.length - limit} more.` : '';
    const shown = formatText({...report, findings: fresh.slice(0, limit)}, {color: false, line: () => undefined});
    this.#out(`\n${shown}${more}`);
  }
}

/** Returns a key that does not depend on the line. */
function keyOf({file, code, message}: Finding): string {
  return JSON.stringify([file, code, message]);
}
