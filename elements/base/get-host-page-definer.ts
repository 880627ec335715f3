type DefineTag = (tag: string) => Promise<void>;

let define: DefineTag | undefined;

/** Registers the function that defines hand-written elements. Its module calls this when a page loads it. */
export function registerHostPageDefiner(defineTag: DefineTag): void {
  define = defineTag;
}

/** Returns the registered function that defines hand-written elements. Undefined until its module has loaded. */
export function getHostPageDefiner(): DefineTag | undefined {
  return define;
}
