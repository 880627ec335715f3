import type {ApiReader} from '../../../src/api-reference/views/reader.js';
import {callView, renderRequestedRows, type ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {fromReceivedHtml} from '../../../src/base/html.js';
import {buildServerUrl} from '../../../src/openapi/document/document-info.js';
import {setHtml} from '../../base/set-html.js';
import {openElementReaders} from '../documents/readers.js';
import {openServerChoices} from '../form/server-choice.js';
import {addUserVariables, readUserInputs} from '../form/user-fill.js';
import {defineInside} from './define-inside.js';

const samples = 'request-example[name="samples"]';

/**
 * Updates a view for the server that the reader chose: its base URL and code samples. Keeps all other nodes, so that
 * open sections stay open.
 */
export async function showChosenServer(
  place: HTMLElement,
  wanted: ViewRequest,
  siteBase: string,
  isCurrent: () => boolean,
): Promise<void> {
  const {name, options} = wanted;
  const base = place.querySelector('.base-url code');
  if (!name || !base) return;
  for (const reader of openElementReaders(wanted)) {
    const form = await reader.form(name, options);
    const chosen = form && openServerChoices(siteBase).of(form.servers);
    if (!chosen) continue;
    const inputs = options.playground === 'hide' ? undefined : readUserInputs(form);
    const {server, variables} = addUserVariables(chosen, inputs);
    const url = buildServerUrl(server, variables);
    if (!isCurrent() || base.textContent === url) return;
    base.textContent = url;
    const menu = place.querySelector<HTMLSelectElement>('select.request-host');
    if (menu) menu.value = server.url;
    const first = {...wanted, options: {...options, baseUrls: [url, ...(options.baseUrls ?? [])]}};
    const result = await callView(reader, first);
    if (result.state === 'failed') return;
    const aside = result.view.aside ?? (await reader.rest(name, first.options)).aside;
    if (isCurrent()) putSamples(place, aside, row => renderRequestedRows(first, reader, row, 0));
    return;
  }
}

function putSamples(place: HTMLElement, aside: string, read: (row: string) => ReturnType<ApiReader['rows']>): void {
  const box = document.createElement('template');
  setHtml(box, fromReceivedHtml(aside));
  const next = box.content.querySelector(samples);
  const shown = place.querySelector(samples);
  // Samples of a request that the reader fills in (`data-live`) follow the server by themselves.
  if (!next || !shown || shown.hasAttribute('data-live')) return;
  const bar = shown.querySelector('.request-bar');
  if (bar) next.querySelector('.request-bar')?.replaceWith(bar);
  // Let samples that load on demand use the chosen server too.
  for (const fold of next.querySelectorAll<HTMLDetailsElement>('details[data-row]')) {
    const {row = ''} = fold.dataset;
    delete fold.dataset.row;
    const fill = async () => {
      const inside = document.createElement('div');
      setHtml(inside, fromReceivedHtml(await read(row)));
      fold.append(...inside.childNodes);
      defineInside(fold);
    };
    fold.addEventListener('toggle', () => void fill(), {once: true});
  }
  shown.replaceWith(next);
  defineInside(place);
}
