import {html, nothing, type TemplateResult} from 'lit';
import type {FormWarning} from '../../../src/api-reference/form/check-values.js';
import {findPlaces, type JsonPlace} from '../../../src/api-reference/form/json-lines.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import {describeWarning} from './warning-text.js';

/** Maximum number of warnings to list. A body with more is meant for another operation. */
const limit = 20;

/** Renders the warnings about a typed body, with line numbers. A click selects the position in the text. */
export function renderFaultLines(
  text: string,
  faults: readonly FormWarning[],
  messages: TryItMessages,
  id: string,
): TemplateResult | typeof nothing {
  if (faults.length === 0) return nothing;
  const shown = faults.slice(0, limit);
  const places = findPlaces(
    text,
    shown.map(({path}) => path),
  );
  const all = shown
    .map((fault, at) => ({fault, place: places[at] as JsonPlace}))
    .sort((a, b) => a.place.line - b.place.line);
  return html`<ul class="faults" id=${id}>${all.map(
    ({
      fault,
      place,
    }) => html`<li><button type="button" @click=${(event: Event) => goTo(event, place)}>${fillMessage(messages.atLine, {line: place.line})}</button>
      <span>${fault.path.length > 0 ? html`<code>${formatValuePath(fault.path)}</code> ` : nothing}${describeWarning(fault, messages)}</span></li>`,
  )}</ul>`;
}

/** Formats a path like code: `lines[0].count`. */
function formatValuePath(path: FormWarning['path']): string {
  return path
    .map((step, at) =>
      typeof step === 'number' || !/^[A-Za-z_$][\w$]*$/.test(step)
        ? `[${JSON.stringify(step)}]`
        : `${at > 0 ? '.' : ''}${step}`,
    )
    .join('');
}

function goTo(event: Event, {line, start, end}: JsonPlace): void {
  const list = (event.currentTarget as HTMLElement).closest('.faults');
  const area = list?.parentElement?.querySelector<HTMLTextAreaElement>('textarea.raw');
  if (!area) return;
  area.focus();
  area.setSelectionRange(start, end);
  const height = Number.parseFloat(getComputedStyle(area).lineHeight) || 20;
  area.scrollTop = (line - 3) * height;
}
