import {renderHtml} from './render/html/render-html.js';
import {resolvePage} from './resolve/resolve-page.js';
import {writtenExamples} from './written-examples.js';

/** What pages need that hold more than Markdown: loaded for the first of them. */
export const authored = {resolvePage, renderHtml, writtenExamples};

export type Authored = typeof authored;
