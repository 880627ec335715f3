import {isObject, type JsonObject, objectOf} from '../../base/json.js';
import {sliceFiles, sliceSource} from '../slices/slice-index.js';

/** Where parts of other files stand in the one file. */
const holder = 'x-files';
/** Deep enough for `../` of any project. */
const root = 'https://document.invalid/1/2/3/4/5/6/7/8/9/';

/** A slice as tools read it that know no slices: one document in one file, with references of its own only. */
export function selfContained(slice: JsonObject): JsonObject {
  const held = Object.hasOwn(slice, sliceFiles) ? slice[sliceFiles] : undefined;
  const files = isObject(held) ? Object.entries(held) : [];
  const places = new Map(files.map(([name], index) => [new URL(name, root).href, `#/${holder}/${index}`]));
  const move = (value: unknown, base: string, place: string): unknown => {
    if (Array.isArray(value)) return value.map(each => move(each, base, place));
    if (!isObject(value)) return value;
    return objectOf(
      Object.entries(value).map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string' ? refFrom(child, base, place, places) : move(child, base, place),
      ]),
    );
  };
  const own = Object.entries(slice).filter(([key]) => key !== sliceFiles && key !== sliceSource);
  const parts = files.map(([name, part], index) => [
    String(index),
    move(part, new URL(name, root).href, `#/${holder}/${index}`),
  ]);
  return objectOf([
    ...own.map(([key, value]) => [key, move(value, root, '#')] as const),
    ...(parts.length > 0 ? [[holder, objectOf(parts as [string, unknown][])] as const] : []),
  ]);
}

function refFrom(ref: string, base: string, place: string, places: ReadonlyMap<string, string>): string {
  if (ref.startsWith('#')) return place + ref.slice(1);
  if (!URL.canParse(ref, base)) return ref;
  const {href, hash} = new URL(ref, base);
  const to = places.get(href.replace(/#.*$/, ''));
  // The root may be named by its file; whatever else is not here stays as it was written.
  return to === undefined ? ref : to + decodeURI(hash.slice(1));
}
