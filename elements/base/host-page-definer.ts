type DefineTag = (tag: string) => Promise<void>;

let define: DefineTag | undefined;

/** Registers the definer of hand-written elements, when a page loads it. */
export function builtBy(defineTag: DefineTag): void {
  define = defineTag;
}

/** Defines a tag with the class that also builds itself, where that is loaded anyway. */
export function hostPageDefiner(): DefineTag | undefined {
  return define;
}
