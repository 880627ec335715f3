import type {Sample} from '../../../src/openapi/request/samples.js';
import {getSampleTokens} from '../form/sample-colors.js';

/**
 * Replaces the generated samples in the example column with those of the reader's request. Keeps samples that the
 * author wrote.
 */
export function followSamples(example: Element, samples: readonly Sample[], update: () => void): void {
  for (const code of example.querySelectorAll('pre code')) {
    const panel = code.closest('.tab-panel, .code-group') as HTMLElement;
    if (panel.hidden || panel.querySelector('.sample-fixed')) continue;
    const label = panel.querySelector(':scope > .tab-title, :scope > .code-head > .code-language')?.textContent;
    const sample = samples.find(each => each.label === label);
    if (!sample) continue;
    const tokens = getSampleTokens(sample, update);
    const isColored = code.querySelector('[class^="hljs-"]') !== null;
    if (code.textContent === sample.text && (isColored || !tokens)) continue;
    code.replaceChildren(
      ...(tokens?.map(({text, className}) => {
        if (!className) return text;
        return Object.assign(document.createElement('span'), {className, textContent: text});
      }) ?? [sample.text]),
    );
  }
}
