/**
 * Hides the author's `<RequestExample>` and `<ResponseExample>` after their content moved to the example column of
 * `element`.
 */
export function hideExamples(element: Element): void {
  const text = element.closest('.docs-content');
  for (const each of text?.querySelectorAll<HTMLElement>('request-example, response-example') ?? [])
    if (!element.contains(each)) each.hidden = true;
}
