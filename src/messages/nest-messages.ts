import {readOwn} from '../base/read-own.js';

type Section = {[key: string]: string | Section};

/**
 * Groups flat messages by section: `{'frame.copy': 'Copy'}` becomes `{frame: {copy: 'Copy'}}`. Leaves nested messages
 * as they are.
 */
export function nestMessages(flat: object): object {
  const nested: Section = {};
  for (const [path, text] of Object.entries(flat) as [string, string][]) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    let section = nested;
    for (const key of keys) {
      const inner = (readOwn(section, key) ?? {}) as Section;
      section[key] = inner;
      section = inner;
    }
    section[last] = text;
  }
  return nested;
}
