/** The classes of our own sheet of utility classes, by its text. */
export interface OwnClasses {
  readonly all: ReadonlySet<string>;
  /** Those that mean something of the theme: greys are roles, borders have its colour. They are never generated. */
  readonly themed: ReadonlySet<string>;
}

/** Reads the names out of the sheet, minified or not. */
export function ownClasses(css: string): OwnClasses {
  const all = new Set<string>();
  const themed = new Set<string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]*\.docs-content \.[^{}]*)\{([^{}]*)\}/g))
    for (const [, written = ''] of selectors.matchAll(/\.docs-content \.((?:\\.|[\w-])+)/g)) {
      const name = written.replace(/\\(.)/g, '$1');
      all.add(name);
      if (body.includes('var(--docs-')) themed.add(name);
    }
  return {all, themed};
}

/** Classes that say something about others and draw nothing themselves. */
export const marks = /^(?:(?:group|peer)(?:\/[\w-]+)?|prose(?:-[\w-]+)?|not-prose|dark|light)$/;

/** Whether a page needs more than our own sheet for such a class. */
export function isBeyond(name: string, {all}: OwnClasses, mayBe: (name: string) => boolean): boolean {
  return !all.has(name) && !marks.test(name) && mayBe(name);
}
