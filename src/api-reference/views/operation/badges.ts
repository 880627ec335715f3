import {getOwn, getOwnList, getOwnText, isObject} from '../../../base/json.js';

/** Badge next to an operation's title: its text, and the theme color that is nearest to its color. */
interface OperationBadge {
  readonly name: string;
  readonly tone: BadgeTone;
}

type BadgeTone = 'plain' | 'info' | 'check' | 'warning' | 'danger' | 'patch';

/** Maximum number of badges next to a title. */
const limit = 10;

/**
 * Reads the `x-badges` of an operation: texts, or objects with `name` (or `label`) and `color`. Badges with
 * `position: before` come first.
 */
export function readOperationBadges(operation: unknown): readonly OperationBadge[] {
  const list = getOwnList(operation, 'x-badges').flatMap(each => {
    const name = (typeof each === 'string' ? each : (getOwnText(each, 'name') ?? getOwnText(each, 'label')))?.trim();
    const isFirst = isObject(each) && getOwn(each, 'position') === 'before';
    return name ? [{name, tone: findNearestTone(getOwnText(each, 'color') ?? ''), isFirst}] : [];
  });
  const ordered = [...list.filter(({isFirst}) => isFirst), ...list.filter(({isFirst}) => !isFirst)];
  return ordered.slice(0, limit).map(({name, tone}) => ({name, tone}));
}

const named: ReadonlyMap<string, BadgeTone> = new Map([
  ...pairWithTone('info', 'blue info cyan teal navy aqua'),
  ...pairWithTone('check', 'green success lime'),
  ...pairWithTone('warning', 'yellow orange warning amber gold'),
  ...pairWithTone('danger', 'red danger error crimson'),
  ...pairWithTone('patch', 'purple violet magenta pink indigo fuchsia'),
]);

function pairWithTone(tone: BadgeTone, names: string): readonly (readonly [string, BadgeTone])[] {
  return names.split(' ').map(name => [name, tone]);
}

/**
 * Returns the theme color nearest to a CSS color. Theme colors are legible in light and dark mode, unlike arbitrary
 * ones.
 */
function findNearestTone(color: string): BadgeTone {
  const written = color.trim().toLowerCase();
  const known = named.get(written);
  if (known) return known;
  const [, short, long] = /^#(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/.exec(written) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  if (!digits) return 'plain';
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at => Number.parseInt(digits.slice(at, at + 2), 16));
  const span = Math.max(red, green, blue) - Math.min(red, green, blue);
  if (span < 40) return 'plain';
  const hue = computeHue(red, green, blue, span);
  if (hue < 15 || hue >= 340) return 'danger';
  if (hue < 70) return 'warning';
  if (hue < 165) return 'check';
  return hue < 255 ? 'info' : 'patch';
}

/** Returns the hue of a color in degrees: 0 is red, 120 green, 240 blue. */
function computeHue(red: number, green: number, blue: number, span: number): number {
  const top = Math.max(red, green, blue);
  const part = top === red ? (green - blue) / span : top === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return (part * 60 + 360) % 360;
}
