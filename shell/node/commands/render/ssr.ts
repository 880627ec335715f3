import {escapeHtml} from '../../../../src/base/html.js';
import {PageRenderer, type RenderAssets} from './render-elements.js';
import type {EndpointOptions, RenderOptions, ServerRenderer} from './render-options.js';

export type {EndpointOptions, ReadDocumentText as ReadDocument, RenderOptions} from './render-options.js';

/** Creates the functions of `lectern/ssr`. `assets` contains the readable files of the package. */
export function createServerRenderer(assets: RenderAssets): ServerRenderer {
  async function renderElements(html: string, options: RenderOptions = {}): Promise<string> {
    let text = '';
    for await (const part of new PageRenderer(options.read, assets).parts(html, options)) text += part;
    return text;
  }

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

  function renderEndpoint({spec, method, path, attributes = {}, ...options}: EndpointOptions): Promise<string> {
    const given = Object.entries({spec, method, path, ...attributes}).flatMap(([name, value]) =>
      value === undefined || !/^[a-z][a-z\d-]*$/.test(name) ? [] : ` ${name}="${escapeHtml(value)}"`,
    );
    return renderElements(`<openapi-endpoint${given.join('')}></openapi-endpoint>`, options);
  }

  return {renderElements, streamElements, renderEndpoint};
}
