/** Hides the author's examples around an operation after they moved to its example column. */
export function hideExamples(element: Element): void {
  const text = element.closest('.docs-content');
  for (const each of text?.querySelectorAll<HTMLElement>('request-example, response-example') ?? [])
    if (!element.contains(each)) each.hidden = true;
}
