import {ElementRenderer, html, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {define} from '../../../../elements/base/define.js';
import {escapeHtml} from '../../../../src/base/html.js';
import type {ParsedElement} from './parsed-page.js';

/** Class to register for Lit's server renderer. It renders nothing itself, because the markup exists already. */
class RenderedMark {}

type RenderInfo = NonNullable<Parameters<typeof render>[1]>;

/**
 * Renders the start tag of an element with a declarative shadow root that contains `markup`. Uses Lit's server
 * renderer, so that attributes match those in the browser.
 */
export async function renderWithShadowRoot(
  element: ParsedElement,
  attributes: ReadonlyMap<string, string>,
  markup: Promise<string>,
): Promise<string> {
  const {localName: tag} = element;
  // Define the tag: Lit's server renderer logs an error for undefined ones.
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
  const text = await collectResult(render(getTemplate(tag), info));
  // Remove the end tag: the page has its own content and end tag.
  return text.slice(0, -`</${tag}>`.length);
}

const templates = new Map<string, ReturnType<typeof html>>();

/** Returns a tag's template, always the same object: Lit caches parsed templates by identity. */
function getTemplate(tag: string): ReturnType<typeof html> {
  let template = templates.get(tag);
  if (!template) {
    const strings = [`<${tag}></${tag}>`];
    template = html(Object.assign(strings, {raw: strings}));
    templates.set(tag, template);
  }
  return template;
}
