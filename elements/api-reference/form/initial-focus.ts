type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts the focus where a reader of the form begins: on what must be filled in and is empty, else on "Send". */
export function focusFirst(form: ParentNode): void {
  const required = [...form.querySelectorAll<Control>('[aria-required="true"]')];
  const ready = form.querySelector<HTMLElement>('.primary:not(:disabled)') ?? form.querySelector<HTMLElement>('.close');
  (required.find(isEmpty) ?? ready)?.focus();
}

/** A menu without a choice shows that nothing is set, by the value that no choice has. */
function isEmpty(control: Control): boolean {
  return control.value === (control.localName === 'select' ? '-1' : '');
}
