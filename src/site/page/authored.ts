import {renderHtml} from '../../markdown/render/html/render-html.js';
import {resolvePage} from '../../markdown/resolve/resolve-page.js';

/** Functions for pages that contain more than Markdown. Loaded at the first such page. */
export const authored = {resolvePage, renderHtml};

export type Authored = typeof authored;
