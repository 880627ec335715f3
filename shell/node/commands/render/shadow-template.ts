import {ElementRenderer, html, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {define} from '../../../../elements/base/define.js';
import {escapeHtml} from '../../../../src/base/html.js';
import type {ParsedElement} from './parsed-page.js';

/** Stands for an element while it is drawn; what it draws is markup that is made already. */
class Drawn {}

type RenderInfo = NonNullable<Parameters<typeof render>[1]>;

/**
 * The start tag of an element with its declarative shadow root, made by the server renderer of Lit: one template for the
 * element, one renderer for all tags. `markup` is what stands in the root.
 */
export async function withShadowRoot(
  element: ParsedElement,
  attributes: ReadonlyMap<string, string>,
  markup: Promise<string>,
): Promise<string> {
  const {localName: tag} = element;
  // The renderer draws tags that are defined, and says so in the console of others.
  define(tag, class extends Drawn {} as never);
  class Renderer extends ElementRenderer {
    static override matchesClass = () => true;

    override renderShadow() {
      return [() => markup];
    }

    override renderAttributes(): string[] {
      return [...attributes].map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ` ${name}`));
    }
  }
  const info: Partial<RenderInfo> = {elementRenderers: [Renderer]};
  const text = await collectResult(render(templateOf(tag), info));
  // Its content and its end tag stand in the page.
  return text.slice(0, -`</${tag}>`.length);
}

const templates = new Map<string, ReturnType<typeof html>>();

/** Lit keeps what it has read of a template by its strings: one for each tag. */
function templateOf(tag: string): ReturnType<typeof html> {
  let template = templates.get(tag);
  if (!template) {
    const strings = [`<${tag}></${tag}>`];
    template = html(Object.assign(strings, {raw: strings}));
    templates.set(tag, template);
  }
  return template;
}
