import {escapeHtml} from '../../../src/base/html.js';
import {type Assets, PageRenderer, type RenderOptions} from './render-elements.js';

export type {ReadDocument} from './draw-endpoint.js';
export type {RenderOptions} from './render-elements.js';

export interface EndpointOptions extends RenderOptions {
  /** The document: an address or a path, as `read` knows it. */
  readonly spec: string;
  readonly method?: string;
  readonly path?: string;
  /** Further attributes of the element, such as `mode` or `base-url`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What `lectern/ssr` gives, with the files of the package where they can be read. */
export function createServerRenderer(assets: Assets) {
  /**
   * A page, or a part of one, in which every element of ours has its declarative shadow root: what a reader sees is there
   * before any script. The browser takes it over as it is.
   */
  async function renderElements(html: string, options: RenderOptions = {}): Promise<string> {
    let text = '';
    for await (const part of new PageRenderer(options.read, assets).parts(html, options)) text += part;
    return text;
  }

  /** The same as a stream of bytes: what stands before an element is sent before its document is read. */
  function streamElements(html: string, options: RenderOptions = {}): ReadableStream<Uint8Array> {
    const parts = new PageRenderer(options.read, assets).parts(html, options);
    const encoder = new TextEncoder();
    return new ReadableStream({
      async pull(controller) {
        const {done, value} = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await parts.return()),
    });
  }

  /** One operation of an API document as an element of its own. */
  function renderEndpoint({spec, method, path, attributes = {}, ...options}: EndpointOptions): Promise<string> {
    const given = Object.entries({spec, method, path, ...attributes}).flatMap(([name, value]) =>
      value === undefined || !/^[a-z][a-z\d-]*$/.test(name) ? [] : ` ${name}="${escapeHtml(value)}"`,
    );
    return renderElements(`<openapi-endpoint${given.join('')}></openapi-endpoint>`, options);
  }

  return {renderElements, streamElements, renderEndpoint};
}
