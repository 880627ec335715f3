import type {ViewOptions, WrittenFence} from '../../src/reference/reader.js';

/**
 * The fences of `<RequestExample>` and `<ResponseExample>` in the text around an element that shows the page's
 * operation: they go into its column of examples.
 */
export const writtenExamples = {
  read(element: Element): ViewOptions['written'] {
    const [request, response] = ['request-example', 'response-example'].map(tag =>
      examplesOf(element, tag).flatMap(fencesOf),
    );
    return request && response && request.length + response.length > 0 ? {request, response} : undefined;
  },

  /** They stand in the column now. */
  hide(element: Element): void {
    for (const tag of ['request-example', 'response-example'])
      for (const each of examplesOf(element, tag)) each.hidden = true;
  },
};

export type WrittenExamples = typeof writtenExamples;

function examplesOf(element: Element, tag: string): HTMLElement[] {
  const text = element.closest('.docs-content');
  const all = [...(text?.querySelectorAll<HTMLElement>(tag) ?? [])];
  return all.filter(each => !element.contains(each));
}

function fencesOf(example: Element): WrittenFence[] {
  const labels = [...example.querySelectorAll('.tab-bar > .tab')].map(({textContent}) => textContent ?? '');
  const panels = [...example.querySelectorAll('.tab-panel')];
  const blocks = [...example.querySelectorAll<HTMLElement>('code-block')];
  return blocks.map(block => {
    const title = block.closest('.code-group')?.querySelector('.code-title, .code-language')?.textContent;
    const label = labels[panels.findIndex(panel => panel.contains(block))] ?? title ?? '';
    const language = block.dataset.language ?? '';
    return {label: label.trim() || language, language, code: block.querySelector('pre code')?.textContent ?? ''};
  });
}
