import type {TreeValue} from '../../tree/render-tree.js';
import type {Code} from '../../tree/tree.js';

const hole = /\{(?:props\.)?([A-Za-z_$][\w$]*)\}/g;

/** Replaces `{name}` by the prop of a snippet, in a code block and its title. Leaves other braces, which are code. */
export function fillFence(code: Code, props: TreeValue): Code {
  if (typeof props !== 'object' || props === null || !`${code.meta}${code.value}`.includes('{')) return code;
  const given = props as {readonly [name: string]: TreeValue};
  const fill = (text: string) =>
    text.replace(hole, (written, name: string) => {
      // Skip `children`: reading the prop would render them.
      const prop = name !== 'children' && Object.hasOwn(given, name) ? given[name] : undefined;
      return typeof prop === 'string' || typeof prop === 'number' ? String(prop) : written;
    });
  const [meta, value] = [fill(code.meta), fill(code.value)];
  return meta === code.meta && value === code.value ? code : {...code, meta, value};
}
