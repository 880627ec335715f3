import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Finds a template for edit links that has no placeholder, so that all pages have the same link. */
export function editUrl({read, places}: Project): readonly Problem[] {
  const template = read.config.footer.editUrl;
  if (template === undefined || template.includes('{path}')) return [];
  return [
    {
      code: 'edit-url',
      level: 'warning',
      message: `"${template}" leads to the same place from every page.`,
      fix: 'Write {path} where the path of the file of a page goes.',
      place: places.of(['footer', 'editUrl']),
    },
  ];
}
