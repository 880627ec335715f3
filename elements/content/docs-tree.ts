import type {BaseClass, BehaviorElement} from '../base/content-element.js';

/** Maximum time in milliseconds between typed letters of one name. */
const pause = 600;

type DocsTree = BehaviorElement;

/**
 * Keyboard control of a file tree, by the ARIA practices. Arrows move, open, and close. Home and End jump, letters find
 * a name, and Tab stops once. For screen readers, it remains a list with disclosures.
 * @tag docs-tree
 */
export function docsTree(base: BaseClass): new () => DocsTree {
  return class extends base {
    #typed = '';
    #last = 0;

    override upgrade(): void {
      const tree = this.querySelector<HTMLElement>('.tree');
      if (!tree) return;
      this.#rows.forEach((row, index) => {
        row.tabIndex = index === 0 ? 0 : -1;
      });
      tree.addEventListener('keydown', event => this.#key(event));
      tree.addEventListener('focusin', event => this.#mark(event.target as HTMLElement));
    }

    get #rows(): HTMLElement[] {
      return [...this.querySelectorAll<HTMLElement>('.tree-row')];
    }

    /** Rows of the tree that no collapsed folder hides, in order. */
    get #shown(): HTMLElement[] {
      return this.#rows.filter(row => !row.closest('.tree-inside')?.closest('details:not([open])'));
    }

    /** Makes a row the only one that Tab reaches. */
    #mark(chosen: HTMLElement): void {
      if (chosen.matches('.tree-row')) for (const row of this.#rows) row.tabIndex = row === chosen ? 0 : -1;
    }

    #key(event: KeyboardEvent): void {
      const row = event.target as HTMLElement;
      if (event.altKey || event.ctrlKey || event.metaKey || !row.matches('.tree-row')) return;
      const to = this.#goal(event.key, row);
      if (to === undefined) return;
      event.preventDefault();
      to?.focus();
    }

    /**
     * Returns the row that a key moves to. `null` if the key only opens or closes a folder. `undefined` if the tree
     * ignores the key.
     */
    #goal(key: string, row: HTMLElement): HTMLElement | null | undefined {
      const shown = this.#shown;
      const at = shown.indexOf(row);
      const fold = findFold(row);
      switch (key) {
        case 'ArrowDown':
          return shown[at + 1] ?? null;
        case 'ArrowUp':
          return shown[at - 1] ?? null;
        case 'Home':
          return shown[0];
        case 'End':
          return shown.at(-1);
        case 'ArrowRight':
          if (!fold || fold.open) return findEntries(row)?.querySelector<HTMLElement>('.tree-row') ?? null;
          fold.open = true;
          return null;
        case 'ArrowLeft':
          if (!fold?.open) return findEnclosingFolder(row)?.querySelector<HTMLElement>('.tree-row') ?? null;
          fold.open = false;
          return null;
        default:
          // Ignore Enter and Space: the browser opens a `<summary>` itself.
          return key.length === 1 && key !== ' ' ? this.#find(key, shown, at) : undefined;
      }
    }

    /** Finds the next name that starts with the typed letters. The same letter again moves to the next match. */
    #find(letter: string, shown: readonly HTMLElement[], at: number): HTMLElement | null {
      const now = performance.now();
      const isWord = now - this.#last < pause && this.#typed !== letter.toLowerCase();
      this.#typed = (isWord ? this.#typed : '') + letter.toLowerCase();
      this.#last = now;
      const from = this.#typed.length > 1 ? at : at + 1;
      const order = [...shown.slice(from), ...shown.slice(0, from)];
      return order.find(row => getRowName(row).startsWith(this.#typed)) ?? null;
    }
  };
}

/** Returns the `<details>` of a folder's row. Null for a file. */
function findFold(row: HTMLElement): HTMLDetailsElement | null {
  return row.parentElement instanceof HTMLDetailsElement ? row.parentElement : null;
}

/** Returns the list of entries in a row's folder. Undefined for a file. */
function findEntries(row: HTMLElement): Element | undefined {
  return [...(row.parentElement?.children ?? [])].find(each => each.matches('.tree-inside'));
}

/** Returns the `<details>` that contains a row. Null at the top level. */
function findEnclosingFolder(node: HTMLElement): HTMLElement | null {
  const from = node.matches('.tree-folder') ? node.parentElement : node;
  return from?.closest('.tree-inside')?.closest<HTMLElement>('.tree-folder') ?? null;
}

function getRowName(row: HTMLElement): string {
  return row.querySelector('.tree-name')?.textContent?.toLowerCase() ?? '';
}
