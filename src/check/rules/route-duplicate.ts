import {withoutExtension} from '../../base/page-files.js';
import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';

/** Finds several files with the same URL: `a.mdx` next to `a.md`, or names that differ only in case. */
export function checkRouteDuplicate({site, pageFiles}: CheckedProject): readonly Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  const report = (file: string, other: string, words: Pick<Problem, 'message' | 'fix'>, level: Problem['level']) =>
    problems.push({
      code: 'route-duplicate',
      level,
      ...words,
      place: {file, line: 1, column: 1},
      related: [{file: other, line: 1, column: 1}],
    });
  for (const {slug, wanted, page} of site.navigation.numbered) {
    const {label, documents: [document = ''] = []} = page.generated ?? {};
    const used = site.navigation.entries.get(wanted);
    report(
      document,
      used?.generated?.documents[0] ?? document,
      {
        message: `The pages "${used?.generated?.label ?? wanted}" and "${label}" both have the URL "/${wanted}". Lectern changes the second one to "/${slug}".`,
        fix: 'Change the summary or tag of one operation, or set "x-mint": {"href": "/path"} on it.',
      },
      'warning',
    );
  }
  for (const file of pageFiles()) {
    const slug = withoutExtension(file);
    const entry = site.navigation.entries.get(slug);
    const document = entry?.generated?.documents[0];
    if (document !== undefined)
      report(
        file,
        document,
        {
          message: `${file} has the same URL as a page that Lectern generates from ${document}. Readers see only one of them.`,
          fix: `Rename ${file}, or set "x-mint": {"href": "/path"} on the operation.`,
        },
        'warning',
      );
    const key = slug.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, file);
    else {
      // Lectern uses only one of `a.mdx` and `a.md`. On a disk that ignores case, prerendering writes only one of `a`
      // and `A`.
      const differsInCase = withoutExtension(other) !== slug;
      const message = differsInCase
        ? `${file} and ${other} differ only in case, so prerender leaves one of them out.`
        : `${file} and ${other} have the same URL. Readers see only one of them.`;
      const fix = `Rename ${file}, or delete it.`;
      report(file, other, {message, fix}, differsInCase ? 'error' : 'warning');
    }
  }
  return problems;
}
