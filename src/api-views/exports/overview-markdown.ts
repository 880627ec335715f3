import {own} from '../../openapi/document/data.js';
import {documentInfo} from '../../openapi/document/document-head.js';
import {securityOf, serversOf} from '../../openapi/document/document-info.js';
import type {DocumentIndex, OperationEntry} from '../../openapi/operation/index-document.js';
import {oneLine, securityLines, serverLines} from '../operation/operation-markdown.js';
import {accessOf} from '../operation/security.js';
import {serversFor} from '../operation/servers.js';
import type {ViewContext} from '../view-context.js';

/** A document as Markdown that stands alone: what it is, where it is, how to sign in, and every operation in a line. */
export function overviewMarkdown(context: ViewContext, index: DocumentIndex): string {
  const {documents, say, options, schemes} = context;
  const {root} = documents;
  const {title, version, summary, description} = documentInfo(root);
  const access = accessOf(securityOf(root.value) ?? [], schemes, options.auth);
  const sections = index.tags.flatMap(({label, description: about, operations}) => {
    const lines = operations.flatMap(id => {
      const entry = index.byId.get(id);
      return entry && !entry.hidden && !entry.page?.isUnlisted ? [operationLine(context, entry)] : [];
    });
    return lines.length > 0 ? [`### ${label || say.otherOperations}`, about?.trim() ?? '', lines.join('\n')] : [];
  });
  const lines = [
    `# ${title}`,
    version === undefined ? '' : `${say.version}: ${version}`,
    summary?.trim() ?? '',
    description?.trim() ?? '',
    // Servers of AsyncAPI have names, and stand with their operations.
    Array.isArray(own(root.value, 'servers')) ? serverLines(serversFor(context, serversOf(root.value))) : '',
    securityLines(context, access),
    ...(sections.length > 0 ? [`## ${say.operations}`, ...sections] : []),
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function operationLine({words}: ViewContext, {method, path, kind, label, deprecated, address}: OperationEntry): string {
  const name = `\`${kind === 'webhook' ? 'WEBHOOK' : method} ${address ?? path}\``;
  return `- ${name}: ${oneLine(label)}${deprecated ? ` (${words.deprecated})` : ''}`;
}
