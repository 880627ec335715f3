import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Reports a template for edit links without a placeholder, because all pages would have the same link. */
export function editUrl({read, places}: Project): readonly Problem[] {
  const template = read.config.footer.editUrl;
  if (template === undefined || template.includes('{path}')) return [];
  return [
    {
      code: 'edit-url',
      level: 'warning',
      message: `"${template}" has no {path}, so every page has the same edit link.`,
      fix: 'Add {path} to the URL, such as "https://github.com/acme/docs/edit/main/{path}".',
      place: places.of(['footer', 'editUrl']),
    },
  ];
}
