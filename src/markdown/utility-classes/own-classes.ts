/** The classes of our own sheet of utility classes, by its text. */
export interface OwnClasses {
  readonly all: ReadonlySet<string>;
  /** Classes with a meaning in the theme: grays are roles, borders have its color. They are never generated. */
  readonly themed: ReadonlySet<string>;
}

/** Reads the names out of the sheet, minified or not. */
export function readOwnClasses(css: string): OwnClasses {
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

/** Classes that only mark an element for other rules. */
export const marks = /^(?:(?:group|peer)(?:\/[\w-]+)?|prose(?:-[\w-]+)?|not-prose|dark|light)$/;

/** Returns whether a page needs more than our own sheet for a class. */
export function isBeyond(name: string, {all}: OwnClasses, mayBe: (name: string) => boolean): boolean {
  return !all.has(name) && !marks.test(name) && mayBe(name);
}
