import {html, nothing, type TemplateResult} from 'lit';
import type {RequestTarget} from '../../../src/api-reference/form/request-target.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import type {TryItMessages} from '../../../src/messages/en-try-it.js';
import type {Server} from '../../../src/openapi/document/document-info.js';

export interface ServerFields {
  readonly messages: TryItMessages;
  readonly servers: readonly Server[];
  /** Number of servers at the start of the list that docs.json sets. */
  readonly configured: number;
  readonly chosen: Server | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly target: RequestTarget | undefined;
  choose(server: Server, variables: Readonly<Record<string, string>>): void;
  /** The mock of this page. It is the last option of the menu. */
  readonly mock?: {readonly isOn: boolean; choose(isOn: boolean): void} | undefined;
}

/** Renders the server menu, and inputs for the variables of the chosen server. */
export function renderServerFields({
  messages,
  servers,
  configured,
  chosen,
  variables,
  target,
  choose,
  mock,
}: ServerFields): TemplateResult {
  if (!chosen && !mock) return html`<p class="warn">${messages.noServer}</p>`;
  const isMock = mock?.isOn === true;
  const option = (server: Server) => {
    return html`<option value=${servers.indexOf(server)} title=${server.url} ?selected=${!isMock && server === chosen}>${labelServer(server, servers)}</option>`;
  };
  const own = servers.slice(0, configured);
  const theirs = servers.slice(configured);
  const groups =
    own.length > 0 && theirs.length > 0
      ? html`<optgroup label=${messages.serverConfigured}>${own.map(option)}</optgroup><optgroup label=${messages.serverOwn}>${theirs.map(option)}</optgroup>`
      : servers.map(option);
  const pick = (event: Event) => {
    const {value} = event.target as HTMLSelectElement;
    mock?.choose(value === 'mock');
    const server = servers[Number(value)];
    // The reader switched from the mock back to the same server: keep its variables.
    if (server && server !== chosen) choose(server, {});
  };
  const menu =
    servers.length > 1 || mock || !chosen
      ? html`<select class="server" aria-label=${messages.server} @change=${pick}>
          ${chosen ? nothing : html`<option value="" ?selected=${!isMock}>${messages.notSet}</option>`}${groups}
          ${mock ? html`<option value="mock" ?selected=${isMock}>${messages.mock}</option>` : nothing}
        </select>`
      : html`<code class="server">${chosen.url}</code>`;
  const line = html`<div class="server-line"><span class="label">${messages.server}</span>${menu}</div>`;
  if (isMock) return line;
  if (!chosen) return html`${line}<p class="warn">${messages.noServer}</p>`;
  return html`${line}
    ${chosen.variables.map(variable => renderVariableRow(messages, chosen, variable, {variables, choose}))}
    ${target && 'refused' in target ? html`<p class="warn" role="alert">${fillMessage(messages.refused[target.refused], {url: target.url})}</p>` : nothing}`;
}

/** Returns a server's name if it has its own. The request URL above the form shows the rest. */
function labelServer(server: Server, servers: readonly Server[]): string {
  const nameOf = ({name, description}: Server) => name || description;
  const name = nameOf(server);
  if (!name) return server.url;
  return servers.some(each => each !== server && nameOf(each) === name) ? `${name} (${server.url})` : name;
}

function renderVariableRow(
  messages: TryItMessages,
  server: Server,
  {name, enum: values, default: preset, description}: Server['variables'][number],
  {variables, choose}: Pick<ServerFields, 'variables' | 'choose'>,
): TemplateResult {
  const value = Object.hasOwn(variables, name) ? variables[name]! : preset;
  const set = (next: string) => choose(server, {...variables, [name]: next});
  const label = fillMessage(messages.valueOf, {name});
  const input =
    values.length > 0
      ? html`<select id=${`server-${name}`} aria-label=${label} @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}>${values.map(each => html`<option ?selected=${each === value}>${each}</option>`)}</select>`
      : html`<input id=${`server-${name}`} type="text" autocomplete="off" spellcheck="false" aria-label=${label} .value=${value} @change=${(event: Event) => set((event.target as HTMLInputElement).value.trim())} />`;
  return html`<div class="row"><div class="row-head"><label for=${`server-${name}`}><code class="name">${name}</code></label>${description ? html`<span class="type">${description}</span>` : nothing}</div><div class="row-input">${input}</div></div>`;
}
