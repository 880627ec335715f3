import {getFileName} from '../../base/file-path.js';
import {fillMessage} from '../../base/fill-message.js';
import type {ContextualOption} from '../../config/config.js';
import {enSite} from '../../messages/en-site.js';
import {listDocumentFiles, listReferences, resolveDocumentFile} from '../navigation/api-documents.js';
import type {PageAction} from './action-views.js';
import type {ChromeInput} from './chrome.js';

/** Builds the page actions for an MCP tool that docs.json configures. */
export function buildToolActions(option: Exclude<ContextualOption, string>, input: ChromeInput): readonly PageAction[] {
  const messages = input.spoken?.extras ?? enSite;
  const {tool, href, title} = option;
  if (tool === 'download-pdf') return [{kind: 'button', label: messages.savePdf, action: 'print'}];
  if (tool === 'mcp')
    return [{kind: 'button', label: messages.copyMcp, action: 'copy-page', copies: href, description: href}];
  // Open the editor by its URL scheme. It asks for confirmation before it adds the server.
  if (tool === 'cursor' || tool === 'vscode')
    return [
      {
        kind: 'link',
        label: fillMessage(messages.connectTo, {name: title}),
        href,
        opens: 'application',
        isOutward: true,
      },
    ];
  return tool === 'download-spec' ? buildDocumentDownloads(messages.downloadSpec, input) : [];
}

function buildDocumentDownloads(label: string, {location, config, href}: ChromeInput): readonly PageAction[] {
  const own = [...location.groups].reverse().find(({documents}) => documents)?.documents ?? location.section.documents;
  const files = [
    ...new Set([...listDocumentFiles(listReferences(own)), ...listDocumentFiles(listReferences(config.api))]),
  ];
  return files.flatMap((file): PageAction[] => {
    const link = href(resolveDocumentFile(file) === undefined || /^\w+:/.test(file) ? file : `/${file}`);
    if (!link) return [];
    return [{kind: 'link', label: fillMessage(label, {name: getFileName(file)}), href: link.href, opens: 'file'}];
  });
}
