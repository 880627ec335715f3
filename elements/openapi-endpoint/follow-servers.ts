import {type ServerChoices, serverChoices} from '../try-it/form/server-choice.js';
import {apiContext} from './site-context.js';
import {readWanted} from './wanted.js';

const watched = new WeakSet<ServerChoices>();
const turns = new WeakMap<HTMLElement, number>();

/** Keeps the server that the reader has chosen in the view of an element, which has just been drawn. */
export function followServers(host: HTMLElement): void {
  const choices = serverChoices(apiContext()?.site?.base ?? '/');
  watch(choices);
  if (choices.isSet) void show(host, choices);
}

/** One listener for all elements that are there by then: choices stay longer than pages, and must hold none of them. */
function watch(choices: ServerChoices): void {
  if (watched.has(choices)) return;
  watched.add(choices);
  choices.addEventListener('change', showAll);
}

function showAll({target}: Event): void {
  for (const host of document.querySelectorAll<HTMLElement>('openapi-endpoint'))
    void show(host, target as ServerChoices);
}

async function show(host: HTMLElement, choices: ServerChoices): Promise<void> {
  const turn = (turns.get(host) ?? 0) + 1;
  turns.set(host, turn);
  const place = host.shadowRoot?.querySelector<HTMLElement>('.docs-foreign') ?? host;
  const {showChosenServer} = await import('./chosen-server.js');
  await showChosenServer(place, readWanted(host), choices, () => turns.get(host) === turn);
}
