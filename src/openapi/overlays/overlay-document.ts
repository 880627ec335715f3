import {type Files, isFile} from '../../base/files.js';
import type {Problem} from '../../base/problem.js';
import type {ReadData} from '../document/api-document.js';
import {placeProblems} from '../document/place-problems.js';
import {readData} from '../document/read-data.js';
import type {SpecProblem} from '../document/spec-problem.js';
import {applyOverlay} from './apply-overlay.js';

/** Applies overlays to a document in order. Skips and reports unreadable overlays. Never rejects. */
export async function applyOverlays(document: unknown, overlays: readonly string[], files: Files): Promise<ReadData> {
  let value = document;
  const found: SpecProblem[] = [];
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const file of overlays) {
    const result = await files.read(file);
    if (!isFile(result)) {
      const reason =
        result.missing === 'absent' ? 'does not exist' : `is unreadable: ${result.reason ?? result.missing}`;
      problems.push({
        code: 'spec-overlay',
        level: 'error',
        message: `The overlay ${file} ${reason}.`,
        fix: `Add ${file}, or correct the path in "overlays".`,
        place: {file, line: 1, column: 1},
      });
      continue;
    }
    texts.set(file, result.text);
    const overlay = await readData(result.text, file);
    problems.push(...overlay.problems);
    if (overlay.value === undefined) continue;
    const applied = applyOverlay(value, file, overlay.value);
    value = applied.value;
    found.push(...applied.problems);
  }
  return {value, problems: [...problems, ...(await placeProblems(found, texts))]};
}
