import {hasServerChoice, serverChanges} from '../form/server-changes.js';
import {getApiContext} from './site-context.js';
import {createViewPlace} from './view-place.js';
import {readViewRequest} from './wanted.js';

const turns = new WeakMap<HTMLElement, number>();

/** Shows the server that the reader chose in a view, now and after each change. Call it after rendering. */
export function followServers(host: HTMLElement): void {
  // Adding the same listener again has no effect.
  serverChanges.addEventListener('change', showAll);
  if (hasServerChoice(base()) || showsPath(host)) void show(host);
}

/**
 * Returns whether the base URL is only a path. The build can't always know the host of a relative server, but the browser
 * does.
 */
function showsPath(host: HTMLElement): boolean {
  return Boolean(createViewPlace(host).querySelector('.base-url code')?.textContent?.startsWith('/'));
}

const base = () => getApiContext()?.site?.base ?? '/';

/** Updates all views in the document. Queries them, because a list would keep removed elements in memory. */
function showAll(): void {
  for (const host of document.querySelectorAll<HTMLElement>('openapi-endpoint')) void show(host);
}

async function show(host: HTMLElement): Promise<void> {
  const turn = (turns.get(host) ?? 0) + 1;
  turns.set(host, turn);
  const {showChosenServer} = await import('./chosen-server.js');
  await showChosenServer(createViewPlace(host), readViewRequest(host), base(), () => turns.get(host) === turn);
}
