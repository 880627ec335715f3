/** A fruit tree that the nursery sells. */
export interface Tree extends TreeFields {
  readonly id: string;
  readonly addedAt: string;
}

/** The properties that a client can write. */
export interface TreeFields {
  readonly name: string;
  readonly species: string;
  /** Price in cents. */
  readonly price: number;
  readonly stock: number;
  readonly rootstock: string | null;
  readonly harvest: Harvest | null;
  readonly notes: readonly string[];
}

/** Months from 1 to 12. */
export interface Harvest {
  readonly from: number;
  readonly to: number;
}

export const speciesNames: readonly string[] = ['apple', 'pear', 'plum', 'cherry', 'quince'];

type Row = readonly [name: string, species: string, price: number, stock: number, from: number, to: number];

const first: readonly Row[] = [
  ['Cox Orange', 'apple', 3490, 12, 9, 10],
  ['Boskoop', 'apple', 3290, 8, 10, 10],
  ['Gravenstein', 'apple', 3690, 0, 8, 9],
  ['Topaz', 'apple', 3590, 21, 9, 10],
  ['Conference', 'pear', 3890, 6, 9, 9],
  ['Williams Christ', 'pear', 3790, 9, 8, 9],
  ['Mirabelle de Nancy', 'plum', 4190, 4, 8, 8],
  ['Hauszwetschge', 'plum', 2990, 15, 9, 10],
  ['Burlat', 'cherry', 4490, 3, 6, 6],
  ['Schattenmorelle', 'cherry', 3990, 0, 7, 8],
  ['Bereczki', 'quince', 4290, 5, 10, 10],
  ['Vranja', 'quince', 4390, 2, 10, 11],
];

/** The trees of one server. Their names are unique regardless of case. */
export class TreeStore {
  readonly #trees = new Map<string, Tree>();
  #count = 0;

  constructor() {
    for (const [name, species, price, stock, from, to] of first)
      this.add({name, species, price, stock, rootstock: null, harvest: {from, to}, notes: []});
  }

  all(): readonly Tree[] {
    return [...this.#trees.values()];
  }

  get(id: string): Tree | undefined {
    return this.#trees.get(id);
  }

  /** Returns the tree with this name. Ignores the tree with the id `except`. */
  named(name: string, except?: string): Tree | undefined {
    return this.all().find(tree => tree.id !== except && tree.name.toLowerCase() === name.toLowerCase());
  }

  add(fields: TreeFields): Tree {
    this.#count++;
    const tree = {id: `tree-${this.#count}`, ...fields, addedAt: new Date().toISOString()};
    this.#trees.set(tree.id, tree);
    return tree;
  }

  replace(tree: Tree, fields: TreeFields): Tree {
    const changed = {...fields, id: tree.id, addedAt: tree.addedAt};
    this.#trees.set(tree.id, changed);
    return changed;
  }

  delete(id: string): void {
    this.#trees.delete(id);
  }
}
