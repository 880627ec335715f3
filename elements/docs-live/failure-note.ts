import type {Failure} from '../../src/live/island.js';
import {LiveError} from '../../src/live/linker.js';

/** What a component has thrown, in the words of authors: its name, the message, and the place where that is known. */
export interface Fault {
  readonly name: string;
  readonly message: string;
  readonly place?: string;
  readonly fix?: string;
  readonly excerpt?: string;
}

const place = /lectern-live\/([^\s()]+?):(\d+):(\d+)/;

export function faultOf(name: string, error: unknown): Fault {
  if (error instanceof LiveError) return ofFailure(name, error.failure);
  const message = error instanceof Error ? error.message || error.name : String(error);
  const [, file, line] = place.exec((error instanceof Error && error.stack) || '') ?? [];
  return {name, message, ...(file !== undefined && {place: `${file}:${line}`})};
}

export function ofFailure(name: string, {message, fix, file, line, column, excerpt}: Failure): Fault {
  return {name, message, fix, place: `${file}:${line}:${column}`, ...(excerpt !== undefined && {excerpt})};
}

/** A note in the page: the same words that the console has. */
export function failureNote({name, message, place, fix, excerpt}: Fault): HTMLElement {
  const note = document.createElement('span');
  note.className = 'live-failure';
  note.setAttribute('role', 'alert');
  const add = (tag: string, text: string) => {
    const part = document.createElement(tag);
    part.textContent = text;
    note.append(part, ' ');
  };
  add('code', `<${name}>`);
  add('span', message);
  if (place) add('code', place);
  if (excerpt) add('code', excerpt);
  if (fix) add('span', fix);
  if (excerpt) note.children[3]?.classList.add('live-excerpt');
  return note;
}
