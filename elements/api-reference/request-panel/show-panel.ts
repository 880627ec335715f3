import type {ViewRequest} from '../../../src/api-reference/views/view-request.js';
import {adoptForElement} from '../../base/adopt.js';
import {define} from '../../base/define.js';
import panelCss from '../../theme/request-panel.css';
import {fileStyles} from '../form/file-field.styles.js';
import {openRequest, openTryIt} from '../try-it/open-try-it.js';
import type {PanelAction} from './offer-panel.js';
import {RequestPanel} from './request-panel.js';

/** Handles the first action in an operation's panel: creates its element. Later actions use the same element. */
export async function showPanel(
  host: HTMLElement,
  place: HTMLElement,
  wanted: ViewRequest,
  action: PanelAction,
): Promise<void> {
  const session = await openRequest(host, place, wanted);
  const example = place.querySelector('.api-example:has(.request-bar)');
  if (!session || !example) return;
  define('request-panel', RequestPanel);
  const known = place.querySelector<RequestPanel>('request-panel');
  const panel = known ?? (document.createElement('request-panel') as RequestPanel);
  panel.openForm = async () => {
    await openTryIt(host, place, wanted);
  };
  if (panel.session !== session) {
    panel.remove();
    panel.session = session;
  }
  adoptForElement(place, `@layer lectern{${fileStyles}}`);
  adoptForElement(place, panelCss);
  if (!panel.isConnected) example.after(panel);
  await panel.updateComplete;
  await panel.act(action);
}
