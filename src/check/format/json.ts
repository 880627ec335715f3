import type {CheckReport} from '../report.js';

/** Formats the report as JSON for programs, with keys in a fixed order. */
export function formatJsonReport(report: CheckReport): string {
  return JSON.stringify(report, null, 2);
}
