type DefineTag = (tag: string) => Promise<void>;

let define: DefineTag | undefined;

/** Registers the function that defines hand-written elements. Its module calls this when a page loads it. */
export function builtBy(defineTag: DefineTag): void {
  define = defineTag;
}

/** Returns the registered function that defines hand-written elements. Undefined until its module has loaded. */
export function hostPageDefiner(): DefineTag | undefined {
  return define;
}
