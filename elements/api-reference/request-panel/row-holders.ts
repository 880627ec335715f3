/** Containers for controls in the rows of a view. Each row has at most one. */
export class RowHolders {
  readonly #holders = new Map<string, HTMLElement>();

  get(key: string): HTMLElement | undefined {
    return this.#holders.get(key);
  }

  /** Removes all containers except those of `keys`. */
  retain(keys: ReadonlySet<string>): void {
    for (const [key, holder] of this.#holders) {
      if (keys.has(key) && holder.isConnected) continue;
      holder.remove();
      this.#holders.delete(key);
    }
  }

  /** Returns the container in a row. Creates it if the row has none, or is new. */
  getOrCreate(row: HTMLElement, key: string): HTMLElement {
    const known = this.#holders.get(key);
    if (known?.parentElement === row) return known;
    known?.remove();
    const holder = document.createElement('div');
    holder.className = 'field-input';
    holder.setAttribute('data-markdown-ignore', '');
    const head = row.querySelector<HTMLElement>(':scope > .field-head');
    // The text of a brief scheme is one line, which a container would break.
    if (row.closest('.is-brief')) row.append(holder);
    else head?.after(holder);
    this.#holders.set(key, holder);
    return holder;
  }
}

/** Moves the focus to the first control in a container. Returns false if there is none. */
export function focusControl(holder: HTMLElement | undefined): boolean {
  const control = holder?.querySelector<HTMLElement>('input, select, textarea, button');
  holder?.parentElement?.scrollIntoView({block: 'nearest'});
  control?.focus();
  return control !== undefined && control !== null;
}
