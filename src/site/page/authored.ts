import {renderHtml} from '../../markdown/render/html/render-html.js';
import {resolvePage} from '../../markdown/resolve/resolve-page.js';

/** Functions for pages with more than Markdown. Loaded for the first such page. */
export const authored = {resolvePage, renderHtml};

export type Authored = typeof authored;
