import type {ProjectLook} from '../../../elements/open-project/project-look.js';

/** Returns docs.json with the theme, color, and mode that the visitor chose. Returns unreadable text unchanged. */
export function applyLook(text: string, {theme, color, mode}: ProjectLook): string {
  let docs: Record<string, unknown>;
  try {
    docs = JSON.parse(text);
  } catch {
    return text;
  }
  const {colors, appearance} = docs;
  return JSON.stringify({
    ...docs,
    ...(theme && {theme}),
    ...(color && {colors: {...Object(colors), primary: color, light: color, dark: color}}),
    ...(mode && {appearance: {...Object(appearance), default: mode}}),
  });
}
