import {JsonScan} from '../../../src/api-reference/form/json-scan.js';
import {
  canOpen,
  findNode,
  type JsonMembers,
  type JsonNode,
  listMembers,
  openMembers,
  splitLongText,
  unescapeStart,
} from '../../../src/api-reference/form/json-tree.js';
import {completeScan} from './yield-to-browser.js';

/** Line of a JSON tree. */
export interface JsonRow {
  readonly node: JsonNode;
  readonly level: number;
  /** Position among its siblings, from 1 (`aria-posinset`). */
  readonly position: number;
  readonly siblings: number;
  isOpen: boolean;
}

/**
 * Maximum size in bytes of a container whose items are counted when its line becomes visible. Larger ones would block
 * scrolling.
 */
const counted = 16_000;
/** Maximum number of lines that are open at first. */
const openAhead = 60;

/** Visible lines of a JSON tree, in order. `bytes` must be valid JSON. */
export class JsonRows {
  readonly bytes: Uint8Array;
  rows: readonly JsonRow[];
  readonly #members = new WeakMap<JsonNode, JsonMembers>();

  constructor(scan: JsonScan) {
    this.bytes = scan.bytes;
    let end = scan.at;
    while (end > 0 && (this.bytes[end - 1] as number) <= 0x20) end--;
    let start = 0;
    while (start < end && (this.bytes[start] as number) <= 0x20) start++;
    const root = findNode(this.bytes, start, end);
    if (root.kind === 'object' || root.kind === 'array') this.#members.set(root, listMembers(scan, {...root, end}));
    this.rows = [{node: root, level: 1, position: 1, siblings: 1, isOpen: false}];
  }

  /** Opens the outermost value, and nested ones up to `openAhead` lines. */
  async openFirst(): Promise<void> {
    await this.open(0);
    if (this.rows[1]?.node.kind === 'range') await this.open(1);
    for (let index = 1; index < this.rows.length && this.rows.length < openAhead; index++) {
      const {node} = this.rows[index] as JsonRow;
      if (node.kind !== 'object' && node.kind !== 'array') continue;
      const count = this.countOf(node) ?? openAhead;
      if (this.rows.length + count <= openAhead) await this.open(index);
    }
  }

  canOpen(index: number): boolean {
    const row = this.rows[index];
    return row !== undefined && canOpen(this.bytes, row.node);
  }

  async open(index: number): Promise<void> {
    const row = this.rows[index];
    if (!row || row.isOpen || !this.canOpen(index)) return;
    const inside = await this.#inside(row.node);
    // Find the line again: another one may have opened above it meanwhile.
    const at = this.rows.indexOf(row);
    if (at < 0 || row.isOpen) return;
    row.isOpen = true;
    const added = inside.map(
      (node, number): JsonRow => ({
        node,
        level: row.level + 1,
        position: number + 1,
        siblings: inside.length,
        isOpen: false,
      }),
    );
    this.rows = [...this.rows.slice(0, at + 1), ...added, ...this.rows.slice(at + 1)];
  }

  close(index: number): void {
    const row = this.rows[index];
    if (!row?.isOpen) return;
    row.isOpen = false;
    let end = index + 1;
    while (end < this.rows.length && (this.rows[end] as JsonRow).level > row.level) end++;
    this.rows = [...this.rows.slice(0, index + 1), ...this.rows.slice(end)];
  }

  /** Returns the parent's line. */
  parentOf(index: number): number {
    const {level} = this.rows[index] as JsonRow;
    let at = index;
    while (at > 0 && (this.rows[at] as JsonRow).level >= level) at--;
    return at;
  }

  /** Returns the number of members. Undefined if counting would take too long. */
  countOf(node: JsonNode & {readonly start: number; readonly end: number}): number | undefined {
    const known = this.#members.get(node);
    if (known) return known.count;
    if (node.end - node.start > counted) return undefined;
    const scan = new JsonScan(this.bytes, node.start, node.end);
    scan.run(counted + 1);
    this.#members.set(node, listMembers(scan, node));
    return scan.members.length;
  }

  async #inside(node: JsonNode): Promise<readonly JsonNode[]> {
    if (node.kind === 'range') return openMembers(node.members, node.from, node.to);
    if (node.kind === 'piece') return [];
    const known = this.#members.get(node);
    if (known) return openMembers(known);
    if (node.kind === 'string') {
      const pieces = splitLongText(unescapeStart(this.bytes, node.start, node.end).text);
      this.#members.set(node, pieces);
      return openMembers(pieces);
    }
    const scan = new JsonScan(this.bytes, node.start, node.end);
    const reading = completeScan(scan);
    if (reading) await reading;
    const members = listMembers(scan, node);
    this.#members.set(node, members);
    return openMembers(members);
  }
}
