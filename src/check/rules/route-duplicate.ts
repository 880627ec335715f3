import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Files that would be the same page: `a.mdx` beside `a.md`, or names that differ only in case. */
export function routeDuplicate({site, pageFiles}: Project): readonly Problem[] {
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  const report = (file: string, message: string, fix: string, related: readonly string[]) =>
    problems.push({
      code: 'route-duplicate',
      level: 'warning',
      message,
      fix,
      place: {file, line: 1, column: 1},
      related: related.map(each => ({file: each, line: 1, column: 1})),
    });
  for (const file of pageFiles()) {
    const slug = file.replace(/\.mdx?$/, '');
    const entry = site.navigation.entries.get(slug);
    const document = entry?.generated?.documents[0];
    if (document !== undefined)
      report(
        file,
        `${file} has the address of a page that is made from ${document}; only one of them is shown.`,
        'Give the file another name.',
        [document],
      );
    const key = slug.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, file);
    else
      report(
        file,
        `${file} and ${other} have the same address; only one of them is shown.`,
        'Delete or rename one of the two.',
        [other],
      );
  }
  return problems;
}
