import type {CodeToType, TypedBlock} from '../../../src/base/ports.js';
import {removeTypeMarks} from '../../../src/markdown/code/without-type-marks.js';

const known = new Map<string, TypedBlock>();
const cacheSize = 200;
const keyOf = ({language, value}: CodeToType) => `${language}\n${value}`;

export function findTypedBlocks(code: CodeToType): TypedBlock | undefined {
  return known.get(keyOf(code));
}

/** Loads the types in code blocks from `lectern dev` (`dev`). On other sites in a browser, code shows no types. */
export async function loadTypedBlocks(blocks: readonly CodeToType[], dev: unknown): Promise<true> {
  const checkTypes = dev ? (await import('../dev/ask-types.js')).askTypes : undefined;
  for (const block of blocks) {
    const plain = {value: removeTypeMarks(block.value)};
    known.set(keyOf(block), checkTypes ? await checkTypes(block).catch(() => plain) : plain);
    if (known.size > cacheSize) known.delete(known.keys().next().value as string);
  }
  return true;
}
