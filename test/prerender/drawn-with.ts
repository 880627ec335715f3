import type {Ports} from '../../src/base/ports.js';
import {createPageContext} from '../../src/site/page/create-page-context.js';
import {buildPage} from '../../src/site/page/open-page.js';
import {pageOptions} from '../components/draw.js';

/** Prerenders a text on a site below `/docs/` with these ports, and returns its HTML. */
export async function drawnWith(text: string, ports: Ports): Promise<string> {
  const context = (slug: string, file: string) =>
    createPageContext(slug, file, {base: '/docs/', router: 'history', ports});
  const page = await buildPage('guides/page', 'guides/page.mdx', text, {...pageOptions(), context});
  return page.content.text;
}
