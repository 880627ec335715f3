import {isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import {findPalette, isVariablesTheme, paletteNames} from '../../markdown/code/palettes.js';
import {findNearestPath} from '../nearest-path.js';
import type {CheckedProject} from '../project.js';

/** Names of themes that other highlighters support. */
const others = new Set(
  (
    'ayu-light ayu-mirage horizon horizon-bright kanagawa-dragon kanagawa-lotus kanagawa-wave ' +
    'night-owl-light vesper'
  ).split(' '),
);

/** Finds unknown names in `code.theme`. The default colors apply instead. */
export function checkCodeTheme({read: {raw}, places}: CheckedProject): readonly Problem[] {
  if (!isObject(raw)) return [];
  const problems: Problem[] = [];
  const visit = (value: unknown, keys: readonly string[]) => {
    if (isObject(value)) for (const mode of ['light', 'dark']) visit(value[mode], [...keys, mode]);
    if (typeof value !== 'string' || !value || findPalette(value) || isVariablesTheme(value)) return;
    const isOther = others.has(value.trim().toLowerCase());
    const subject = `${keys.join('.')} is ${JSON.stringify(value)}`;
    const near = findNearestPath(value, paletteNames) ?? 'github-light';
    problems.push({
      code: 'config-value',
      level: isOther ? 'info' : 'error',
      message: isOther
        ? `${subject}, a code theme that Lectern does not include.`
        : `${subject}, which is not a code theme.`,
      fix: isOther
        ? `write "${keys.at(-1)}": "${keys.at(-1) === 'dark' ? 'github-dark' : 'github-light'}", or delete the key to use the default.`
        : `write "${keys.at(-1)}": "${near}".`,
      place: places.of(keys),
    });
  };
  const block = isObject(raw.styling) ? raw.styling.codeblocks : undefined;
  const themeIn = (section: unknown) => (isObject(section) ? section.theme : undefined);
  visit(themeIn(raw.code), ['code', 'theme']);
  visit(themeIn(block), ['styling', 'codeblocks', 'theme']);
  if (typeof block === 'string' && block !== 'system' && block !== 'dark') visit(block, ['styling', 'codeblocks']);
  return problems;
}
