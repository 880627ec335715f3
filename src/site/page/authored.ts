import {renderHtml} from '../../markdown/render/html/render-html.js';
import {resolvePage} from '../../markdown/resolve/resolve-page.js';

/** Functions for pages that contain more than Markdown. The first page that needs them loads them. */
export const authored = {resolvePage, renderHtml};

export type AuthoredRenderer = typeof authored;
