import {type Html, html} from '../../base/html.js';
import {fill} from '../../base/words.js';
import {glyph} from '../../components/glyphs.js';
import type {ContextualOption} from '../../config/config.js';
import {enSite} from '../../messages/en-site.js';
import {documentFile, filesOf, referencesOf} from '../navigation/api-documents.js';
import type {ChromeInput} from './chrome.js';

/** A tool that docs.json names among the actions of a page. */
export function toolLink(option: Exclude<ContextualOption, string>, input: ChromeInput): readonly Html[] {
  const {words, spoken, location, config, href} = input;
  const extra = spoken?.extras ?? enSite;
  if (option.tool === 'download-pdf')
    return [
      html`<li><button class="menu-link" type="button" data-action="print"><span class="menu-words">${extra.savePdf}</span></button></li>`,
    ];
  if (option.tool === 'mcp')
    return [
      html`<li><button class="menu-link" type="button" data-action="copy-page" data-copy-value="${option.href}" data-done="${words.copied}" data-failed="${words.copyFailed}"><span class="menu-words"><span class="button-words">${extra.copyMcp}</span><span class="menu-description">${option.href}</span></span></button></li>`,
    ];
  // Opens an editor, which asks before it adds the server.
  if (option.tool === 'cursor' || option.tool === 'vscode')
    return [
      html`<li><a class="menu-link" href="${option.href}"><span class="menu-words"><span>${fill(extra.connectTo, {name: option.title})}</span></span>${glyph('outward')}</a></li>`,
    ];
  if (option.tool === 'download-spec') {
    const own =
      [...location.groups].reverse().find(({documents}) => documents)?.documents ?? location.section.documents;
    const files = [...new Set([...filesOf(referencesOf(own)), ...filesOf(referencesOf(config.api))])];
    return files.flatMap(file => {
      const address = href(documentFile(file) === undefined || /^\w+:/.test(file) ? file : `/${file}`);
      const name = file.slice(file.lastIndexOf('/') + 1);
      return address
        ? html`<li><a class="menu-link" href="${address.href}" download><span class="menu-words">${fill(extra.downloadSpec, {name})}</span></a></li>`
        : [];
    });
  }
  return [];
}
