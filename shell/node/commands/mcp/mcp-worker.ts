import {parentPort, workerData} from 'node:worker_threads';
import {createMcpHandler, createSiteKeeper} from '../../../../src/mcp/handler.js';
import {openNodeFiles} from '../../files/files.js';
import type {McpRequest, McpResponse, McpThreadData} from './mcp-messages.js';

const {folder, allowOrigins} = workerData as McpThreadData;
const handle = createMcpHandler(createSiteKeeper(openNodeFiles(folder)), allowOrigins);

// Search in this worker: a search of a large site blocks its thread, and would delay pages.
parentPort?.on('message', async (order: McpRequest) => parentPort?.postMessage(await handleOrder(order)));

async function handleOrder({id, url, method, headers, body}: McpRequest): Promise<McpResponse> {
  try {
    const request = new Request(url, {
      method,
      headers: headers.map(([name, value]) => [name, value]),
      ...(body !== undefined && {body}),
    });
    const response = await handle(request);
    return {id, status: response.status, headers: [...response.headers], body: await response.text()};
  } catch {
    return {id, headers: [], body: ''};
  }
}
