import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The best encoding that a request takes (RFC 9110, section 12.5.3); `undefined` for the text as it is. */
export function pickEncoding(accepted: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const each of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map(part => part.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
  return weightOf(best) > 0 ? best : undefined;
}

/** Compresses texts. What is asked for with a `key` is compressed better and kept, the latest up to `most` bytes. */
export class Compressor {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<Buffer>>();
  #size = 0;

  constructor(most = 32_000_000) {
    this.#most = most;
  }

  async compress(text: Buffer, encoding: Encoding, key?: string): Promise<Buffer> {
    if (key === undefined) return encode(text, encoding, 4);
    const name = `${encoding} ${key}`;
    const known = this.#kept.get(name);
    if (known) return known;
    const coming = encode(text, encoding, 9);
    this.#kept.set(name, coming);
    this.#size += (await coming).length;
    await this.#shrink();
    return coming;
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#size;
  }

  async #shrink(): Promise<void> {
    for (const [name, coming] of this.#kept) {
      if (this.#size <= this.#most) break;
      this.#kept.delete(name);
      this.#size -= (await coming).length;
    }
  }
}

function encode(text: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return asGzip(text, {level});
  const params = {[constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length};
  return asBrotli(text, {params});
}
