import type {Report} from '../report.js';

/** Formats the report as JSON for programs, with keys in a fixed order. */
export function formatJsonReport(report: Report): string {
  return JSON.stringify(report, null, 2);
}
