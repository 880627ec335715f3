import type {ProjectLook} from '../../../elements/open-project/project-look.js';
import {toTheme} from '../../../src/config/theme-name.js';
import type {OpenedProject} from './opened-project.js';

/** Returns the theme, color, and mode in the project's docs.json. Empty if the page can't read its files. */
export async function readDocsLook({read}: OpenedProject): Promise<ProjectLook> {
  const file = await read?.('docs.json');
  try {
    const {theme, colors} = JSON.parse((await file?.text()) ?? '') as {theme?: unknown; colors?: {primary?: unknown}};
    const color = colors?.primary;
    return {theme: toTheme(theme), ...(isColor(color) && {color})};
  } catch {
    return {};
  }
}

/** Returns the values that the visitor changed. */
export function diffLook(look: ProjectLook, own: ProjectLook): ProjectLook {
  return {
    ...(look.theme !== undefined && look.theme !== own.theme && {theme: look.theme}),
    ...(look.color !== undefined && look.color !== own.color && {color: look.color}),
  };
}

/** Returns whether `<input type="color">` can show a value, which must be six hex digits. */
function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
}
