/** Classes in Lectern's own style sheet of utility classes. */
interface OwnClasses {
  readonly all: ReadonlySet<string>;
  /** Classes whose rules depend on the theme, such as grays and borders. They are never generated. */
  readonly themed: ReadonlySet<string>;
}

/** Reads the class names from the style sheet, minified or not. */
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

/** Matches classes that have no rule, but to which the rules of other classes refer. */
export const markerPattern = /^(?:(?:group|peer)(?:\/[\w-]+)?|prose(?:-[\w-]+)?|not-prose|dark|light)$/;

/** Returns whether a class needs a generated rule, because Lectern's own style sheet has none. */
export function needsGeneratedRule(name: string, {all}: OwnClasses, mayBe: (name: string) => boolean): boolean {
  return !all.has(name) && !markerPattern.test(name) && mayBe(name);
}
