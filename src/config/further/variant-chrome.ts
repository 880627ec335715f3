import {readOwn} from '../../base/read-own.js';
import {banner} from '../banner.js';
import type {VariantChrome} from '../config.js';
import {isObject} from '../fields.js';
import {footer} from '../footer.js';
import {navbar} from '../navbar.js';

/** Banner, navbar and footer of a language, version or product, by its label; a part that it has takes the place of that of all. */
export function readVariantChrome(navigation: unknown): ReadonlyMap<string, VariantChrome> {
  const frames = new Map<string, VariantChrome>();
  visit(navigation, 0);
  return frames;

  function visit(node: unknown, depth: number): void {
    if (!isObject(node) || depth > 12) return;
    for (const [key, kind] of kinds) {
      const list = readOwn(node, key);
      if (!Array.isArray(list)) continue;
      for (const each of list) {
        visit(each, depth + 1);
        const label = isObject(each) ? each[kind] : undefined;
        if (!isObject(each) || typeof label !== 'string') continue;
        const frame = variantChromeOf(each);
        if (Object.keys(frame).length > 0) frames.set(`${kind}=${label}`, frame);
      }
    }
    for (const key of ['tabs', 'dropdowns', 'anchors']) {
      const list = readOwn(node, key);
      if (Array.isArray(list)) for (const each of list) visit(each, depth + 1);
    }
  }
}

const kinds = [
  ['languages', 'language'],
  ['versions', 'version'],
  ['products', 'product'],
] as const;

function variantChromeOf(node: Readonly<Record<string, unknown>>): VariantChrome {
  const own = <T>(key: string, field: {read(value: unknown, at: undefined, findings: never[]): T | undefined}) => {
    const value = readOwn(node, key);
    const read = isObject(value) ? field.read(value, undefined, []) : undefined;
    return read === undefined ? {} : {[key]: read};
  };
  return {...own('banner', banner), ...own('navbar', navbar), ...own('footer', footer)};
}
