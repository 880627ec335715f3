import {isNewer} from '../../api-reference/history/api-history.js';
import {renderChangesMarkdown} from '../../api-reference/history/released-changes.js';
import {formatOperationName} from '../../openapi/operation/find-nearest-operation.js';
import {describeNoDocuments, findDocument} from '../find-document.js';
import {readOperationHistory, readReleasedChanges} from '../history-files.js';
import type {ListedDocument, McpSite} from '../mcp-site.js';
import {cutExcerpt, describeNextPart, lengthRange, offsetRange} from '../stretch.js';
import type {Arguments, Tool} from '../tool.js';
import {ToolError} from '../tool-error.js';
import {findListedOperation} from './read-operation.js';

export const apiChanges: Tool = {
  name: 'diff',
  title: 'Changes of an API',
  description:
    'Lists the changes between versions of an API, and marks changes that break clients, for one operation or all. With "since", lists only changes after this date.',
  parameters: {
    id: {about: 'Only this operation: its id from list_operations, or its operationId.'},
    method: {about: 'Method of the operation, such as "GET". Also pass "path". "WEBHOOK" for a webhook.'},
    path: {about: 'Path of the operation, such as "/orders/{id}". Also pass "method".'},
    document: {about: 'Path or title of the API document, if the site has several.'},
    since: {about: 'Date of the version that the client uses: "2026-03" or "2026-03-01".'},
    offset: {about: 'First character to return. The end of the previous part contains it.', range: offsetRange},
    limit: {about: 'Maximum number of characters.', range: lengthRange},
  },
  async run(given, site) {
    const since = given.since === undefined ? '' : String(given.since);
    if (since && !/^\d{4}(?:-\d{2}){0,2}$/.test(since))
      throw new ToolError(`"${since.slice(0, 40)}" is not a date.`, 'pass "since" as "2026-03" or "2026-03-01".');
    const isOne = given.id !== undefined || given.path !== undefined;
    const parts = isOne
      ? [await writeOperationChanges(given, site, since)]
      : await writeDocumentChanges(given, site, since);
    const part = cutExcerpt(parts.join('\n\n'), given.offset as number, given.limit as number);
    return {text: `${part.text.trim()}${describeNextPart(part, 'diff')}`};
  },
};

async function writeOperationChanges(given: Arguments, site: McpSite, since: string): Promise<string> {
  const {document, entry} = await findListedOperation(given, site);
  const history = await readOperationHistory(site, document, entry.id);
  if (!history) throw createNoHistoryError(document);
  const name = formatOperationName(entry);
  const text = describe(
    `${name} of ${document.title}`,
    history.dates,
    history.entries.filter(({date}) => isNewer(date, since)),
    since,
  );
  return history.isCut ? `${text}\n\nThis list omits older changes.` : text;
}

async function writeDocumentChanges(given: Arguments, site: McpSite, since: string): Promise<readonly string[]> {
  const known = (await site.contents()).documents;
  if (known.length === 0) throw describeNoDocuments();
  const only = given.document === undefined ? undefined : findDocument(known, String(given.document));
  const documents = await site.documents(only);
  const found: string[] = [];
  for (const document of documents) {
    const history = await readReleasedChanges(site, document);
    if (history)
      found.push(
        describe(
          document.title,
          history.dates,
          history.changes.filter(({date}) => isNewer(date, since)),
          since,
        ),
      );
  }
  const [first] = documents;
  if (found.length === 0 && first) throw createNoHistoryError(first);
  return found;
}

function describe(
  name: string,
  dates: readonly string[],
  changes: Parameters<typeof renderChangesMarkdown>[0],
  since: string,
): string {
  const versions = dates.map(date => date || 'latest').join(', ');
  const head = `## ${name}\n\nVersions: ${versions}.`;
  if (changes.length > 0) return `${head}\n\n${renderChangesMarkdown(changes)}`;
  return `${head} Nothing changed for clients${since ? ` since ${since}` : ''}.`;
}

function createNoHistoryError({document}: ListedDocument): ToolError {
  return new ToolError(
    `The site has no versions of ${document}.`,
    'call read_operation for the current version. The site owner can set integrations.lectern.history in docs.json.',
  );
}
