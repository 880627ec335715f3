import type {Base, Behaving} from '../base/content-element.js';

/** Milliseconds within which typed letters form one word. */
const pause = 600;

type DocsTree = Behaving;

/**
 * Keyboard control for a tree of files, by the ARIA practices. Arrows move, open and close, Home and End jump, letters
 * find a name, and the tab key stops once. It stays a list of disclosures for screen readers.
 * @tag docs-tree
 */
export function docsTree(base: Base): new () => DocsTree {
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

    /** Rows outside collapsed folders. */
    get #shown(): HTMLElement[] {
      return this.#rows.filter(row => !row.closest('.tree-inside')?.closest('details:not([open])'));
    }

    /** Makes a row the tab stop. */
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
     * Returns the target row of a key. Returns `null` if the key only opens or closes, and `undefined` for any other
     * key.
     */
    #goal(key: string, row: HTMLElement): HTMLElement | null | undefined {
      const shown = this.#shown;
      const at = shown.indexOf(row);
      const fold = foldOf(row);
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
          if (!fold || fold.open) return insideOf(row)?.querySelector<HTMLElement>('.tree-row') ?? null;
          fold.open = true;
          return null;
        case 'ArrowLeft':
          if (!fold?.open) return folderOf(row)?.querySelector<HTMLElement>('.tree-row') ?? null;
          fold.open = false;
          return null;
        default:
          // The browser opens a summary itself.
          return key.length === 1 && key !== ' ' ? this.#find(key, shown, at) : undefined;
      }
    }

    /** Finds the next name with the typed letter. Repeating the letter continues the search. */
    #find(letter: string, shown: readonly HTMLElement[], at: number): HTMLElement | null {
      const now = performance.now();
      const isWord = now - this.#last < pause && this.#typed !== letter.toLowerCase();
      this.#typed = (isWord ? this.#typed : '') + letter.toLowerCase();
      this.#last = now;
      const from = this.#typed.length > 1 ? at : at + 1;
      const order = [...shown.slice(from), ...shown.slice(0, from)];
      return order.find(row => nameOf(row).startsWith(this.#typed)) ?? null;
    }
  };
}

/** Returns the folder element of a row. */
function foldOf(row: HTMLElement): HTMLDetailsElement | null {
  return row.parentElement instanceof HTMLDetailsElement ? row.parentElement : null;
}

/** Returns the entries inside a row's folder. */
function insideOf(row: HTMLElement): Element | undefined {
  return [...(row.parentElement?.children ?? [])].find(each => each.matches('.tree-inside'));
}

/** Returns the folder that contains a node. */
function folderOf(node: HTMLElement): HTMLElement | null {
  const from = node.matches('.tree-folder') ? node.parentElement : node;
  return from?.closest('.tree-inside')?.closest<HTMLElement>('.tree-folder') ?? null;
}

function nameOf(row: HTMLElement): string {
  return row.querySelector('.tree-name')?.textContent?.toLowerCase() ?? '';
}
