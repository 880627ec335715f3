import {isFile} from '../../base/files.js';
import type {Place, Problem} from '../../base/problem.js';
import {collectClassNames} from '../../markdown/utility-classes/class-names.js';
import {markerPattern} from '../../markdown/utility-classes/own-classes.js';
import {isSafeName} from '../../markdown/utility-classes/safe-rule.js';
import {mayBeUtility} from '../../markdown/utility-classes/utility-name.js';
import type {CheckedProject} from '../project.js';

/** Text of all style sheets in a project, read once. */
const sheets = new WeakMap<CheckedProject, Promise<string>>();

/**
 * Finds class names that look like utility classes but have no rule. Ignores other names of authors, and names in style
 * sheets of the project.
 */
export async function checkClassUnknown(
  values: ReadonlySet<string>,
  project: CheckedProject,
  places: (name: string) => Promise<readonly Place[]>,
): Promise<readonly Problem[]> {
  const halves = await findHalfGradients(values, places);
  const names = new Set(
    [...values].flatMap(collectClassNames).filter(name => mayBeUtility(name) && !markerPattern.test(name)),
  );
  if (names.size === 0) return halves;
  const {isUtility} = await import('../../markdown/utility-classes/class-sheet.js');
  const problems: Problem[] = [...halves];
  for (const name of names) {
    if ((await isUtility(name)) || (await isStyled(name, project))) continue;
    for (const place of (await places(name)).slice(0, 1))
      problems.push({
        code: 'class-unknown',
        level: 'info',
        message: isSafeName(name)
          ? `The class "${name}" is neither a utility class nor in a style sheet of the project. It has no effect.`
          : `The class "${name}" contains a URL or an invalid character. It has no effect.`,
        fix: `Correct the name, or add the rule .${name.replace(/[^\w-]/g, '\\$&')} {…} to a style sheet of the project.`,
        place,
      });
  }
  return problems;
}

const direction = /^bg-(?:gradient|linear)-to-[trbl]{1,2}$|^bg-(?:radial|conic)(?:-|$)/;
const stop = /^(?:from|via|to)-(?!\d+%?$|\[\d+%\])/;

/** Finds incomplete gradients: a direction without colors, or colors without a direction. Neither has an effect. */
async function findHalfGradients(
  values: ReadonlySet<string>,
  places: (name: string) => Promise<readonly Place[]>,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  for (const value of values) {
    const all = collectClassNames(value).map(name => name.slice(name.lastIndexOf(':') + 1));
    const toward = all.find(name => direction.test(name));
    const color = all.find(name => stop.test(name));
    if (!toward === !color || all.some(name => /^bg-(?:\[|none$)/.test(name))) continue;
    const [written = '', message, fix] = toward
      ? [
          toward,
          `The class "${toward}" has no colors, so it has no effect.`,
          'Add colors, such as "from-blue-500 to-green-500".',
        ]
      : [
          color,
          `The class "${color}" has no direction, so it has no effect.`,
          'Add a direction, such as "bg-gradient-to-r".',
        ];
    const [place] = [...(await places(value)), ...(await places(written))];
    if (place) problems.push({code: 'class-unknown', level: 'info', message, fix, place});
  }
  return problems;
}

async function isStyled(name: string, project: CheckedProject): Promise<boolean> {
  let reading = sheets.get(project);
  if (!reading) {
    const paths = [...project.paths].filter(path => path.endsWith('.css'));
    const read = paths.map(async path => {
      const result = await project.files.read(path);
      return isFile(result) ? result.text : '';
    });
    reading = Promise.all(read).then(texts => texts.join('\n').replace(/\\(.)/g, '$1'));
    sheets.set(project, reading);
  }
  return (await reading).includes(`.${name}`);
}
