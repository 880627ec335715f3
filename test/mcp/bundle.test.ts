import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {createMcp} from '../../src/mcp/mcp.js';
import type {McpHandler} from '../../src/mcp/options.js';
import {madeSite, project} from './made-site.js';

const built = join(import.meta.dirname, '../../../dist/mcp.js');
const skip = existsSync(built) ? false : 'dist is not built';

const events = {
  asyncapi: '3.0.0',
  info: {title: 'Events', version: '1'},
  channels: {
    orders: {
      address: 'orders/{id}',
      messages: {changed: {payload: {type: 'object', properties: {state: {type: 'string'}}}}},
    },
  },
  operations: {onOrder: {action: 'send', channel: {$ref: '#/channels/orders'}, summary: 'An order *has changed*.'}},
};

// The bundle omits parts of the code. The rest must give the same results.
test('the edge bundle responds like the program', {skip}, async () => {
  const texts = await madeSite({...project, 'events.json': JSON.stringify(events)});
  const options = {read: (path: string) => texts[path]};
  const alone = ((await import(built)) as {createMcp: typeof createMcp}).createMcp(options);
  const calls: readonly (readonly [name: string, given: object])[] = [
    ['search', {query: 'order'}],
    ['search', {query: 'quincse'}],
    ['read_page', {page: 'guide/intro'}],
    ['read_page', {page: 'nothing'}],
    ['list_operations', {}],
    ...['create-order', 'list-orders', 'order-sent', 'on-order'].map(id => ['read_operation', {id}] as const),
    ['read_operation', {id: 'getItem', document: 'shop.json'}],
    ['read_operation', {id: 'getItem', document: 'specs/stock.json', format: 'json'}],
  ];
  for (const call of calls) {
    const text = await say(alone, ...call);
    assert.equal(text, await say(createMcp(options), ...call), JSON.stringify(call));
    assert.ok(text.length > 100, text);
  }
});

async function say(handler: McpHandler, name: string, given: object): Promise<string> {
  const answer = await handler(
    new Request('https://docs.acme.example/mcp', {
      method: 'POST',
      headers: {'content-type': 'application/json', accept: 'application/json, text/event-stream'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: given}}),
    }),
  );
  return JSON.stringify(await answer.json());
}
