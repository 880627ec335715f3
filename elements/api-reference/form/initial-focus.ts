type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Moves the focus to the first required control without a value, or to "Send". */
export function focusFirst(form: ParentNode): void {
  const required = [...form.querySelectorAll<Control>('[aria-required="true"]')];
  const ready = form.querySelector<HTMLElement>('.primary:not(:disabled)') ?? form.querySelector<HTMLElement>('.close');
  (required.find(isEmpty) ?? ready)?.focus();
}

/** Returns whether a control has no value. A `<select>` without a choice has a placeholder value. */
function isEmpty(control: Control): boolean {
  return control.value === (control.localName === 'select' ? '-1' : '');
}
