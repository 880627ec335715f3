import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {McpSite} from '../../src/mcp/mcp-site.js';
import {readArguments} from '../../src/mcp/parameters.js';
import {ToolError} from '../../src/mcp/tool-error.js';
import {tools} from '../../src/mcp/tools/all.js';
import {dated, filesOf, versions} from '../api-reference/history/versions.js';
import {madeFiles, madeSite} from './made-site.js';

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {pages: ['index', {group: 'API', openapi: 'shop.json'}]},
    integrations: {lectern: {history: {'shop.json': dated}}},
  }),
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome.',
  ...filesOf(versions),
};
const site = new McpSite(createMemoryFiles(await madeSite(files)));

/** Calls a tool like a client. Error texts begin with `!`. */
async function say(name: string, given: object, of = site): Promise<string> {
  const tool = tools.find(each => each.name === name) ?? assert.fail(name);
  try {
    return (await tool.run(readArguments(name, tool.parameters, given), of)).text;
  } catch (error) {
    if (error instanceof ToolError) return `! ${error.message}`;
    throw error;
  }
}

test("diff reports an operation's changes since a version", async () => {
  assert.equal(
    await say('diff', {method: 'POST', path: '/orders', since: '2026-05'}),
    `## POST /orders of Shop

Versions: 2026-03, 2026-05, 2026-08.

### 2026-08

- **breaking** request body note: maxLength changed from none to 9. The API may reject requests that were valid.
- request body name: The property was deprecated.
- response 200 name: The property was deprecated.
- response 200 note: maxLength changed from none to 9.`,
  );
  assert.match(await say('diff', {id: 'post-orders'}), /### 2026-05\n\n- request body note: The property was added\./);
  assert.match(
    await say('diff', {id: 'post-orders', since: '2026-08'}),
    /Versions: 2026-03, 2026-05, 2026-08\. Nothing changed for clients since 2026-08\.$/,
  );
});

test('diff reports changes of all operations, including removed ones', async () => {
  const text = await say('diff', {since: '2026-06-30'});
  assert.match(text, /^## Shop\n/);
  assert.match(text, /- \*\*breaking\*\* GET \/ping: The operation was removed\. Clients that call it get an error\./);
  assert.match(text, /- GET \/orders\/\{id\}: The operation was added\./);
  assert.doesNotMatch(text, /2026-05\n/);
});

test('diff suggests valid arguments without versions, or for an invalid date', async () => {
  assert.equal(
    await say('diff', {since: 'spring'}),
    '! "spring" is not a date.\nFix: Pass "since" as "2026-03" or "2026-03-01".',
  );
  assert.match(
    await say('diff', {}, new McpSite(await madeFiles())),
    /^! The site has no versions of shop\.json\.\nFix: Call read_operation/,
  );
});

test("read_operation ends with the operation's history", async () => {
  assert.match(
    await say('read_operation', {id: 'post-orders'}),
    /\n## History\n\n### 2026-08\n\n- \*\*breaking\*\* request body/,
  );
  assert.doesNotMatch(await say('read_operation', {id: 'post-orders', format: 'json'}), /## History/);
});
