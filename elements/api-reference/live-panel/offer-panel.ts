import {mockChoice} from '../mock/mock-choice.js';
import {panelButtons, takeEarlyClick} from './early-click.js';

/**
 * Action of a reader in an operation's panel: send, show inputs in the rows, show the fields for credentials, or choose
 * a server by its option value.
 */
export type PanelAction = 'send' | 'fill' | 'sign-in' | {readonly server: string};

const offered = new WeakMap<HTMLElement, ((action: PanelAction) => void) | undefined>();

/** Handles a view's panel: its buttons, its server menu, and Ctrl or Command with Enter. Stops if `use` is absent. */
export function offerPanel(place: HTMLElement, use?: (action: PanelAction) => void): void {
  const menu = place.querySelector<HTMLSelectElement>('select.request-host');
  const isKnown = offered.has(place);
  // The reader may have chosen the mock before this script ran. No event follows then.
  const urls = [...(menu?.options ?? [])].map(({value}) => value).filter(value => value !== 'mock');
  if (use && !isKnown && menu?.value === 'mock') mockChoice.choose(urls, true);
  else if (menu && mockChoice.isOn(urls)) menu.value = 'mock';
  offered.set(place, use);
  if (isKnown) return;
  const act = (action: PanelAction) => offered.get(place)?.(action);
  const press = (button: Element | null) => {
    if (button) act(button.className.replace('request-', '') as PanelAction);
  };
  place.addEventListener('click', ({target}) => {
    press((target as Element).closest(panelButtons));
  });
  place.addEventListener('change', event => {
    const menu = event.target as HTMLSelectElement;
    if (menu.matches('select.request-host')) act({server: menu.value});
  });
  place.addEventListener('keydown', event => {
    const {key, ctrlKey, metaKey, target} = event;
    const isInside = (target as Element).closest('[name="samples"].api-example, .field-input, request-panel');
    if (key !== 'Enter' || !(ctrlKey || metaKey) || !isInside || !place.querySelector('.request-send')) return;
    event.preventDefault();
    act('send');
  });
  press(takeEarlyClick(place));
  const begun = new AbortController();
  const mark = () => {
    if (!place.querySelector('.request-bar')) return;
    begun.abort();
    import('./mark-lines.js').then(({markLines}) => markLines(place)).catch(() => undefined);
  };
  for (const name of ['pointerover', 'focusin']) place.addEventListener(name, mark, {signal: begun.signal});
}
