import type {PageDocument} from '../../../src/site/page/open-page.js';

/** Logs the problems of a page to the console, for its author. */
export function logProblems({problems}: PageDocument): void {
  const lines = problems.map(({place, message}) => `${place.file}:${place.line} ${message}`);
  if (lines.length > 0) console.warn(lines.join('\n'));
}
