import {isApple} from '../../base/is-apple.js';
import {isComposing} from '../../base/is-composing.js';
import {mockChoice} from '../mock/mock-choice.js';
import {panelButtons, takePendingClick} from './pending-click.js';

/**
 * Action of a reader in an operation's panel: send, show inputs in the rows, change the credential of a scheme, or set
 * a server (option value).
 */
export type PanelAction = 'send' | 'fill' | {readonly scheme: string} | {readonly server: string};

const offered = new WeakMap<HTMLElement, ((action: PanelAction) => void) | undefined>();

/** Handles a view's panel: its buttons, its server menu, and the keys that send. Stops if `use` is absent. */
export function offerPanel(place: HTMLElement, use?: (action: PanelAction) => void): void {
  const menu = place.querySelector<HTMLSelectElement>('select.request-host');
  const isKnown = offered.has(place);
  const urls = listServerUrls(menu);
  // If the reader chose the mock before this script ran, no event follows.
  if (use && !isKnown && menu?.value === 'mock') mockChoice.choose(urls, true);
  else if (mockChoice.isOn(urls)) showMock(place);
  offered.set(place, use);
  if (isKnown) return;
  place.toggleAttribute('data-apple', isApple());
  const act = (action: PanelAction) => offered.get(place)?.(action);
  const press = (button: Element | null) => {
    const scheme = button?.closest<HTMLElement>('[data-scheme]')?.dataset.scheme;
    if (button) act(scheme === undefined ? (button.matches('.request-send') ? 'send' : 'fill') : {scheme});
  };
  place.addEventListener('click', ({target}) => {
    press((target as Element).closest(panelButtons));
  });
  place.addEventListener('change', event => {
    const menu = event.target as HTMLSelectElement;
    if (menu.matches('select.request-host')) act({server: menu.value});
  });
  place.addEventListener('keydown', event => {
    if (!isSendKey(event) || !place.querySelector('.request-send')) return;
    event.preventDefault();
    act('send');
  });
  followMock(place);
  press(takePendingClick(place));
  const begun = new AbortController();
  const mark = () => {
    if (!place.querySelector('.request-bar')) return;
    begun.abort();
    import('./mark-lines.js').then(({markLines}) => markLines(place)).catch(() => undefined);
  };
  for (const name of ['pointerover', 'focusin']) place.addEventListener(name, mark, {signal: begun.signal});
}

/** Returns whether a key sends: Ctrl or Command with Enter, or Enter in a one-line input of a row. */
function isSendKey(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, target} = event;
  if (key !== 'Enter' || isComposing(event)) return false;
  const places = '[name="samples"].api-example, .field-input, request-panel';
  return (target as Element).closest(ctrlKey || metaKey ? places : '.field-input input:not([type="file"])') !== null;
}

/** Updates a view's server menu when the reader turns the mock on or off elsewhere, for example in the form. */
function followMock(place: HTMLElement): void {
  const follow = () => (place.isConnected ? showMock(place) : mockChoice.removeEventListener('change', follow));
  mockChoice.addEventListener('change', follow);
}

/** Selects the mock in a view's server menu if the reader chose it, or else the server that the view shows. */
function showMock(place: HTMLElement): void {
  const menu = place.querySelector<HTMLSelectElement>('select.request-host');
  if (!menu) return;
  const url = place.querySelector('.base-url code')?.textContent;
  const server = [...menu.options].find(({title}) => title === url) ?? menu.options[0];
  if (mockChoice.isOn(listServerUrls(menu))) menu.value = 'mock';
  else if (menu.value === 'mock' && server) menu.value = server.value;
}

/** Returns the URLs of the servers in a menu, which identify an API. */
function listServerUrls(menu: HTMLSelectElement | null): readonly string[] {
  return [...(menu?.options ?? [])].map(({value}) => value).filter(value => value !== 'mock');
}
