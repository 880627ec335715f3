import type {ComponentError} from './component-error.js';

/** Builds a note with the error's text, fix, and code excerpt. The console shows the same text. */
export function buildFailureNote({name, message, place, fix, excerpt}: ComponentError): HTMLElement {
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
