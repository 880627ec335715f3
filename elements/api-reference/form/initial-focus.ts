type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts the focus where a reader of the form begins: on what must be filled in and is empty, else on "Send". */
export function focusFirst(form: ParentNode): void {
  const required = [...form.querySelectorAll<Control>('[aria-required="true"]')];
  const ready = form.querySelector<HTMLElement>('.primary:not(:disabled)') ?? form.querySelector<HTMLElement>('.close');
  (required.find(isEmpty) ?? ready)?.focus();
}

/** Returns whether a control has no value. A menu without a choice has a value of its own. */
function isEmpty(control: Control): boolean {
  return control.value === (control.localName === 'select' ? '-1' : '');
}
