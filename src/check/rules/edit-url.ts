import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';

/** Reports a template for edit links without a placeholder, because all pages would have the same link. */
export function checkEditUrl({read, places}: CheckedProject): readonly Problem[] {
  const template = read.config.footer.editUrl;
  if (template === undefined || template.includes('{path}')) return [];
  return [
    {
      code: 'edit-url',
      level: 'warning',
      message: `footer.editUrl is "${template}" without {path}, so every page has the same edit link.`,
      fix: `Write "editUrl": "${template.replace(/\/*$/, '/{path}')}".`,
      place: places.of(['footer', 'editUrl']),
    },
  ];
}
