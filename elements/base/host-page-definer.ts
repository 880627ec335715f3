type DefineTag = (tag: string) => Promise<void>;

let define: DefineTag | undefined;

/** Registers the function that defines hand-written elements, when a page loads it. */
export function builtBy(defineTag: DefineTag): void {
  define = defineTag;
}

/** Returns the function that defines a tag with its rendering class, if a page has loaded it. */
export function hostPageDefiner(): DefineTag | undefined {
  return define;
}
