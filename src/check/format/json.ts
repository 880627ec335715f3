import type {Report} from '../report.js';

/** Returns the report for programs, with the keys in a fixed order. */
export function formatJson(report: Report): string {
  return JSON.stringify(report, null, 2);
}
