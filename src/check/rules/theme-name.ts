import {isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import {findNearest} from '../../config/find-nearest.js';
import {themeNames} from '../../config/theme-name.js';
import type {CheckedProject} from '../project.js';

/** Names of themes on hosted platforms. All of them select the first theme. */
const others = 'mint maple palm willow linden almond aspen luma sequoia'.split(' ');
const neutral = ['theme_1', 'theme_2', 'theme_3', 'theme_4', 'theme_5'];

/** Reports a theme name that looks misspelled. All other unknown names select the first theme without a note. */
export function checkThemeName({read: {raw}, places}: CheckedProject): readonly Problem[] {
  const name = isObject(raw) ? raw.theme : undefined;
  const known = [...themeNames, ...others, ...neutral];
  if (typeof name !== 'string' || known.includes(name)) return [];
  const near = findNearest(name, known);
  if (!near) return [];
  return [
    {
      code: 'config-value',
      level: 'info',
      message: `theme is ${JSON.stringify(name)}, which is not a theme. Lectern uses "balanced".`,
      fix: `write "theme": "${near}".`,
      place: places.of(['theme']),
    },
  ];
}
