import {renderHtml} from '../../markdown/render/html/render-html.js';
import {resolvePage} from '../../markdown/resolve/resolve-page.js';

/** What pages need that hold more than Markdown: loaded for the first of them. */
export const authored = {resolvePage, renderHtml};

export type Authored = typeof authored;
