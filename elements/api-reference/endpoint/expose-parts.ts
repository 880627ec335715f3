/**
 * Selectors of the parts that a page can style with `::part()`, by part name. Use only classes and tags, after a space
 * or `>`: `lectern/ssr` matches them without a browser.
 */
export const parts: Readonly<Record<string, string>> = {
  title: '.operation-title',
  description: '.operation-about',
  line: '.operation-line',
  method: '.operation-head > .method',
  path: '.operation-head > code, .operation-head > .path',
  'try-button': '.try-button',
  'base-url': '.base-url',
  section: '.api-section',
  heading: '.api-heading',
  field: '.field',
  name: '.field-name',
  type: '.field-type',
  response: '.response',
  examples: '.operation-side',
  example: '.operation-side code-block, .operation-side code-group',
  failure: '.operation-failed',
  skeleton: '.operation-skeleton',
};

/** Part names for `::part()`. */
export const partNames: readonly string[] = Object.keys(parts);

/** Adds part names to the elements below a node. Keeps names that elements already have. */
export function exposeParts(root: Node): void {
  if (!(root instanceof ShadowRoot)) return;
  for (const [name, selector] of Object.entries(parts))
    for (const element of root.querySelectorAll(selector)) element.part.add(name);
}
