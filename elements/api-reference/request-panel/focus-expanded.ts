import type {TryIt} from '../try-it/try-it.js';

/** Moves the focus in the open form to the control with this id, or to the first one inside it. */
export function focusExpanded(view: Element, id: string): void {
  const root = view.getRootNode() as Document | ShadowRoot;
  const form = [...root.querySelectorAll<TryIt>('try-it')].find(({renderRoot}) =>
    renderRoot.querySelector('dialog[open]'),
  );
  const controls = form?.renderRoot.querySelectorAll<HTMLElement>('input[id], select[id], textarea[id]') ?? [];
  const control = [...controls].find(each => each.id === id || each.id.startsWith(`${id}-`));
  control?.focus();
  control?.scrollIntoView({block: 'center'});
}
