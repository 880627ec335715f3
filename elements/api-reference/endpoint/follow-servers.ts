import {hasServerChoice, serverChanges} from '../form/server-changes.js';
import {apiContext} from './site-context.js';
import {readWanted} from './wanted.js';

const turns = new WeakMap<HTMLElement, number>();

/** Keeps the reader's chosen server in a view that was just rendered. */
export function followServers(host: HTMLElement): void {
  // Repeated calls add the listener only once.
  serverChanges.addEventListener('change', showAll);
  if (hasServerChoice(base()) || showsPath(host)) void show(host);
}

/** Returns whether the base URL is only a path: a prerendered page may not know its host. */
function showsPath(host: HTMLElement): boolean {
  return Boolean(placeOf(host).querySelector('.base-url code')?.textContent?.startsWith('/'));
}

function placeOf(host: HTMLElement): HTMLElement {
  return host.shadowRoot?.querySelector<HTMLElement>('.docs-foreign') ?? host;
}

const base = () => apiContext()?.site?.base ?? '/';

/** Updates all connected elements. Choices outlive pages, so they must hold no reference to them. */
function showAll(): void {
  for (const host of document.querySelectorAll<HTMLElement>('openapi-endpoint')) void show(host);
}

async function show(host: HTMLElement): Promise<void> {
  const turn = (turns.get(host) ?? 0) + 1;
  turns.set(host, turn);
  const {showChosenServer} = await import('./chosen-server.js');
  await showChosenServer(placeOf(host), readWanted(host), base(), () => turns.get(host) === turn);
}
