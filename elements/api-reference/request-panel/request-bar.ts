import type {RequestSession} from '../try-it/request-session.js';

/** Applies an option of the server menu: a server, or the mock. */
export function chooseServer(session: RequestSession, value: string): void {
  session.mock.entry()?.choose(value === 'mock');
  const server = session.setting.form.servers.find(({url}) => url === value);
  if (server && server !== session.server?.server) session.chooseServer(server, {});
}

/** Shows the reader's request in the bar above the samples: server, path, and state of the buttons. */
export function updateBar(example: Element, session: RequestSession, isFilling: boolean): void {
  const {messages, exchange, server, mock} = session;
  const isRunning = exchange?.isRunning === true;
  const send = example.querySelector<HTMLButtonElement>('.request-send');
  if (send) {
    // The element after the text shows the keys.
    const [label] = send.childNodes;
    const text = isRunning ? messages.stop : messages.send;
    if (label && label.nodeValue !== text) label.nodeValue = text;
    send.disabled = !isRunning && !session.canSend;
  }
  const fill = example.querySelector<HTMLElement>('.request-fill');
  if (fill) {
    fill.dataset.label ??= fill.textContent ?? '';
    fill.classList.toggle('is-on', isFilling);
    setText(fill, isFilling ? messages.doneEditing : fill.dataset.label);
  }
  const menu = example.querySelector<HTMLSelectElement>('select.request-host');
  if (menu) {
    const value = mock.isOn ? 'mock' : (server?.server.url ?? '');
    if (menu.value !== value) menu.value = value;
  }
  const path = example.querySelector<HTMLElement>('.request-path');
  if (!path) return;
  const text = formatShownPath(session);
  setText(path, text);
  path.title = text;
}

/** Returns the path with the reader's values, and the query. */
function formatShownPath({setting, state, prepared}: RequestSession): string {
  const path = setting.form.path.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    const {value} = state.values.parameters.get(`path ${name}`) ?? {};
    return value === undefined || value === '' || typeof value === 'object' ? braces : String(value);
  });
  return path + (/\?[^#]*/.exec(prepared?.request.url ?? '')?.[0] ?? '');
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
