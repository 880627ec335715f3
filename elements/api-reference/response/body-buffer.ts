/** Collects bytes in one growing buffer. Counts bytes above the limit, but does not store them. */
export class BodyBuffer {
  readonly limit: number;
  /** Number of received bytes, including those above the limit. */
  received = 0;
  #bytes = new Uint8Array(0);
  #length = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isFull(): boolean {
    return this.received > this.limit;
  }

  /** The stored bytes. A view, not a copy: it does not grow with later bytes. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  add(piece: Uint8Array): void {
    this.received += piece.length;
    const kept = piece.subarray(0, this.limit - this.#length);
    const needed = this.#length + kept.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(Math.min(this.limit, Math.max(needed, this.#bytes.length * 2, 16_384)));
      larger.set(this.bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(kept, this.#length);
    this.#length = needed;
  }
}
