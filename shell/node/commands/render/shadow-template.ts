import {ElementRenderer, html, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {define} from '../../../../elements/base/define.js';
import {escapeHtml} from '../../../../src/base/html.js';
import type {ParsedElement} from './parsed-page.js';

/** Placeholder class for rendering, because the output is existing markup. */
class RenderedMark {}

type RenderInfo = NonNullable<Parameters<typeof render>[1]>;

/**
 * Renders an element's start tag with a declarative shadow root, by Lit's server renderer. Uses one template for each
 * element, and one renderer for all tags. `markup` is the content of the root.
 */
export async function renderWithShadowRoot(
  element: ParsedElement,
  attributes: ReadonlyMap<string, string>,
  markup: Promise<string>,
): Promise<string> {
  const {localName: tag} = element;
  // The renderer accepts only defined tags, and logs others.
  define(tag, class extends RenderedMark {} as never);
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
  // The page contains content and end tag.
  return text.slice(0, -`</${tag}>`.length);
}

const templates = new Map<string, ReturnType<typeof html>>();

/** Template of each tag. Lit caches a parsed template by its strings. */
function templateOf(tag: string): ReturnType<typeof html> {
  let template = templates.get(tag);
  if (!template) {
    const strings = [`<${tag}></${tag}>`];
    template = html(Object.assign(strings, {raw: strings}));
    templates.set(tag, template);
  }
  return template;
}
