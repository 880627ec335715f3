import {html, type TemplateResult} from 'lit';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import type {Sample} from '../../../src/openapi/request/samples.js';
import {readStored, writeStored} from '../../base/storage.js';
import {copyOnClick} from '../../content/copy-text/copy-button.js';
import {getSampleTokens} from './sample-colors.js';

/** Storage key of the reader's sample language. The tabs of pages use it too, so that both agree. */
const key = 'lectern:tabs:name:samples';

/** Returns the sample in the language that the reader chose, or the first one. */
function findChosenSample(samples: readonly Sample[]): Sample | undefined {
  const label = readStored(key);
  return samples.find(each => each.label === label) ?? samples[0];
}

/** Renders the request as code in one language, with a menu of the languages. Placeholders replace the credentials. */
export function renderSampleView(
  messages: TryItMessages,
  samples: readonly Sample[],
  update: () => void,
): TemplateResult {
  const chosen = findChosenSample(samples);
  const choose = (event: Event) => {
    writeStored(key, (event.target as HTMLSelectElement).value);
    update();
  };
  const copy = (event: Event) => void copyOnClick(event.currentTarget as Element, chosen?.text ?? '');
  return html`<section class="sample" aria-label=${messages.request}>
    <div class="part-head"><h3>${messages.request}</h3><span class="spring"></span>
      <select class="media" aria-label=${messages.language} @change=${choose}>${samples.map(({label}) => html`<option value=${label} ?selected=${label === chosen?.label}>${label}</option>`)}</select>
      <button class="copy" type="button" @click=${copy}>${messages.copy}</button></div>
    <pre tabindex="0" role="group" aria-label=${chosen?.label ?? messages.request} translate="no"><code>${chosen ? renderHighlightedCode(chosen, update) : ''}</code></pre>
  </section>`;
}

function renderHighlightedCode(sample: Sample, update: () => void): unknown {
  const tokens = getSampleTokens(sample, update);
  return (
    tokens?.map(({text, className}) => (className ? html`<span class=${className}>${text}</span>` : text)) ??
    sample.text
  );
}
