import {render} from 'lit';
import type {RequestSession} from '../try-it/request-session.js';
import {focusControl, RowHolders} from './row-holders.js';

let panels = 0;

/** Inputs for credentials in the rows of a view's security schemes. */
export class SchemeInputs {
  readonly #holders = new RowHolders();
  /** Prefix of control ids. Unique, because a page can have several panels. */
  readonly #id = `scheme${panels++}-`;
  readonly #openFields: (scheme: string) => void;

  /** `openFields` opens the fields of a scheme that needs several. */
  constructor(openFields: (scheme: string) => void) {
    this.#openFields = openFields;
  }

  /** Shows inputs in the rows of a view. `ask` is the message below the first empty one. */
  show(view: Element, {credentials, target, mock}: RequestSession, ask: string): void {
    const origin = target && 'origin' in target ? target.origin : undefined;
    // The mock needs no credentials.
    const rows = mock.isOn ? [] : [...view.querySelectorAll<HTMLElement>('.part-security .field[data-scheme]')];
    const controls = rows.flatMap(row => {
      const scheme = row.dataset.scheme ?? '';
      const openFields = () => this.#openFields(scheme);
      const control = credentials.rowControl(scheme, origin, {id: this.#id + scheme, ask, openFields});
      return control ? [{row, scheme, control}] : [];
    });
    this.#holders.retain(new Set(controls.map(({scheme}) => scheme)));
    for (const {row, scheme, control} of controls) render(control, this.#holders.getOrCreate(row, scheme));
  }

  hide(): void {
    this.#holders.retain(new Set());
  }

  /** Returns whether a row has an input for a scheme's credential. */
  has(scheme: string): boolean {
    return this.#inputOf(scheme) !== null;
  }

  /** Returns whether the input of a scheme is required and empty. */
  isMissing(scheme: string): boolean {
    const input = this.#inputOf(scheme);
    return input?.getAttribute('aria-required') === 'true' && input.value === '';
  }

  /** Moves the focus to the input of a scheme, and selects its value, so that a paste replaces it. */
  focus(scheme: string): void {
    focusControl(this.#holders.get(scheme));
    this.#inputOf(scheme)?.select();
  }

  #inputOf(scheme: string): HTMLInputElement | null {
    return this.#holders.get(scheme)?.querySelector('input') ?? null;
  }
}
