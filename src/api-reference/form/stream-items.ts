/** An item of a streamed response: a server-sent event, or one line of JSON. */
export interface StreamItem {
  /** Number of the item, from 1. */
  readonly number: number;
  readonly event?: string;
  readonly id?: string;
  readonly data: string;
  /** Arrival time in milliseconds since the Unix epoch. */
  readonly time: number;
}

/** Reads items from chunks of a stream. Chunks can end anywhere. */
export interface StreamReader {
  /** Adds a chunk. Returns the items that it completes. */
  add(bytes: Uint8Array, time: number): readonly StreamItem[];
  /** Ends the stream. Returns the incomplete last item, if its format allows one. */
  end(time: number): readonly StreamItem[];
}

/** Maximum number of characters in a line. Longer lines are truncated: an endless line would fill the memory. */
const MAX_LINE_LENGTH = 1_000_000;

abstract class LineReader implements StreamReader {
  #decoder = new TextDecoder();
  #rest = '';
  protected count = 0;

  add(bytes: Uint8Array, time: number): readonly StreamItem[] {
    return this.#take(this.#decoder.decode(bytes, {stream: true}), time);
  }

  end(time: number): readonly StreamItem[] {
    const found = this.#take(this.#decoder.decode(), time);
    const last = this.#rest.replace(/\r$/, '');
    this.#rest = '';
    return [...found, ...this.atEnd(last, time)];
  }

  protected abstract line(text: string, time: number): StreamItem | undefined;
  protected abstract atEnd(rest: string, time: number): readonly StreamItem[];

  #take(text: string, time: number): readonly StreamItem[] {
    const found: StreamItem[] = [];
    const all = this.#rest + text;
    // Do not end a line at a carriage return that ends the chunk: it can be the first half of CRLF.
    const ends = /\r\n|\n|\r(?!$)/g;
    let from = 0;
    for (let match = ends.exec(all); match; match = ends.exec(all)) {
      const item = this.line(all.slice(from, match.index), time);
      if (item) found.push(item);
      from = ends.lastIndex;
    }
    this.#rest = all.slice(from).slice(0, MAX_LINE_LENGTH);
    return found;
  }
}

/** Reads server-sent events (HTML standard, "Interpreting an event stream"). Drops an incomplete event at the end. */
export class EventReader extends LineReader {
  #event = '';
  #id: string | undefined;
  #data: string[] = [];
  #size = 0;

  protected override line(text: string, time: number): StreamItem | undefined {
    if (text === '') return this.#dispatch(time);
    const at = text.indexOf(':');
    const field = at < 0 ? text : text.slice(0, at);
    const value = at < 0 ? '' : text.slice(at + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    else if (field === 'data' && this.#size < MAX_LINE_LENGTH) {
      this.#data.push(value);
      this.#size += value.length;
    }
    return undefined;
  }

  protected override atEnd(): readonly StreamItem[] {
    return [];
  }

  #dispatch(time: number): StreamItem | undefined {
    const data = this.#data;
    const event = this.#event;
    this.#data = [];
    this.#size = 0;
    this.#event = '';
    if (data.length === 0) return undefined;
    const named = {...(event && {event}), ...(this.#id !== undefined && {id: this.#id})};
    return {number: ++this.count, ...named, data: data.join('\n'), time};
  }
}

/** Reads one JSON text per line. Also removes the record separator that RFC 7464 puts before each text. */
export class JsonLineReader extends LineReader {
  protected override line(text: string, time: number): StreamItem | undefined {
    const data = text.startsWith('\u001e') ? text.slice(1) : text;
    return data.trim() === '' ? undefined : {number: ++this.count, data, time};
  }

  protected override atEnd(rest: string, time: number): readonly StreamItem[] {
    const item = this.line(rest, time);
    return item ? [item] : [];
  }
}

/** Formats data for display: long JSON on several lines, other text unchanged. */
export function formatEventData(data: string): string {
  if ((data.length <= 70 && !data.includes('\n')) || !/^\s*[[{]/.test(data) || data.length > 100_000) return data;
  try {
    return JSON.stringify(JSON.parse(data), null, 2);
  } catch {
    return data;
  }
}
