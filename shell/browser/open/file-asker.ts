import type {FrameFile, FrameReport} from './frame-messages.js';

/** Reads files of the project through the page that contains this frame. */
export class FileAsker {
  readonly #root: string;
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (file: Blob | undefined) => void>();
  readonly #files = new Map<string, Promise<Blob | undefined>>();
  #count = 0;

  /** `root` is the URL of the folder that contains docs.json. `port` connects to the page. */
  constructor(root: string, port: MessagePort) {
    this.#root = root;
    this.#port = port;
    port.onmessage = ({data: {id, file}}: MessageEvent<FrameFile>) => {
      this.#waiting.get(id)?.(file);
      this.#waiting.delete(id);
    };
  }

  /** Returns the path in the project for a URL. Undefined if the URL is outside of `root`. */
  pathOf(url: string): string | undefined {
    if (!url.startsWith(this.#root)) return undefined;
    try {
      return decodeURIComponent(new URL(url).pathname.slice(new URL(this.#root).pathname.length));
    } catch {
      return undefined;
    }
  }

  /** Reads a file. Caches it, because a project does not change while it is open. */
  read(path: string): Promise<Blob | undefined> {
    const known = this.#files.get(path) ?? this.#requestFile(path);
    this.#files.set(path, known);
    return known;
  }

  async respond(path: string): Promise<Response> {
    const file = await this.read(path);
    return file
      ? new Response(file, {headers: {'content-length': String(file.size)}})
      : new Response('', {status: 404});
  }

  #requestFile(path: string): Promise<Blob | undefined> {
    return new Promise(done => {
      this.#waiting.set(++this.#count, done);
      this.#port.postMessage({kind: 'read', id: this.#count, path} satisfies FrameReport);
    });
  }
}
