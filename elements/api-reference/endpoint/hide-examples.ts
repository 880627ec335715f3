/** What the author wrote around an operation stands in its column of examples now. */
export function hideExamples(element: Element): void {
  const text = element.closest('.docs-content');
  for (const each of text?.querySelectorAll<HTMLElement>('request-example, response-example') ?? [])
    if (!element.contains(each)) each.hidden = true;
}
