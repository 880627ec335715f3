import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import {formatMessage} from '../base/problem.js';
import {findNearest} from '../config/find-nearest.js';
import type {SiteContents} from '../hosts/site-contents.js';
import {listVariantNames, variantKinds} from './choose-variant.js';
import type {McpSite} from './mcp-site.js';
import {buildParameterSchema, readArguments} from './parameters.js';
import {ToolError} from './tool-error.js';
import {tools} from './tools/all.js';
import {version} from './version.js';

export type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';

/** Connects an MCP server with the tools to a transport. `siteOf` returns the site to use for a call. */
export async function connectMcpServer(transport: Transport, siteOf: () => McpSite): Promise<Server> {
  const contents = await siteOf()
    .contents()
    .catch(() => undefined);
  const server = new Server(
    {name: 'lectern', version, ...(contents && {title: getServerTitle(contents)})},
    {capabilities: {tools: {}}, ...(contents && {instructions: buildInstructions(contents)})},
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({tools: tools.map(toListedTool)}));
  server.setRequestHandler(CallToolRequestSchema, async ({params}) => call(params.name, params.arguments, siteOf()));
  await server.connect(transport);
  return server;
}

function toListedTool({name, title, description, parameters, output}: (typeof tools)[number]) {
  return {
    name,
    title,
    description,
    inputSchema: buildParameterSchema(parameters) as {type: 'object'},
    ...(output && {outputSchema: output as {type: 'object'}}),
    annotations: {title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false},
  };
}

/**
 * Calls a tool. Returns an invalid call to the agent as a result, so that it can correct the call. Only an unknown tool
 * is a protocol error.
 */
async function call(name: string, given: unknown, site: McpSite): Promise<CallToolResult> {
  const tool = tools.find(each => each.name === name);
  if (!tool) {
    const names = tools.map(each => each.name);
    const near = findNearest(name, names);
    throw new McpError(
      ErrorCode.InvalidParams,
      formatMessage({
        message: `The tool "${name.slice(0, 60)}" does not exist.`,
        fix: `Call ${near ?? names.join(', ')}.`,
      }),
    );
  }
  try {
    const {text, data} = await tool.run(readArguments(name, tool.parameters, given), site);
    return {content: [{type: 'text', text}], ...(data && {structuredContent: {...data}})};
  } catch (error) {
    const text =
      error instanceof ToolError
        ? error.message
        : formatMessage({message: `${name} failed.`, fix: 'Call it again, or with other arguments.'});
    return {content: [{type: 'text', text}], isError: true};
  }
}

/** Returns the server's title: the name of the site and "docs", unless the name already contains that word. */
function getServerTitle({name}: Pick<SiteContents, 'name'>): string {
  return /\b(?:docs|documentation|manual)\b/i.test(name) ? name : `${name} documentation`;
}

function formatFirst(names: readonly string[]): string {
  const rest = names.length - 20;
  return names.slice(0, 20).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Returns instructions that an agent gets before its first call. */
function buildInstructions({name, description, variants, documents, instructions}: SiteContents): string {
  const choices = variantKinds.flatMap(kind => {
    const names = listVariantNames(variants, kind);
    return names.length > 1 ? [`${kind}: ${names.join(', ')}`] : [];
  });
  return [
    `${getServerTitle({name})}.${description ? ` ${description}` : ''}`,
    'Call search first. Then call read_page with the slug of a result.',
    ...(documents.length > 0
      ? [
          `APIs: ${formatFirst(documents.map(({title}) => title))}. Call list_operations, then read_operation, before you write code that calls them.`,
        ]
      : []),
    ...(choices.length > 0 ? [`search accepts ${choices.join('; ')}.`] : []),
    ...instructions,
  ].join('\n');
}
