type DefineTag = (tag: string) => Promise<void>;

let define: DefineTag | undefined;

/** Told by what builds elements that are written by hand, when a page has it. */
export function builtBy(defineTag: DefineTag): void {
  define = defineTag;
}

/** Defines a tag with the class that also builds itself, where that is loaded anyway. */
export function foreignDefiner(): DefineTag | undefined {
  return define;
}
