import type {Server} from '../../../src/openapi/document/document-info.js';
import {readStored, writeStored} from '../../base/storage.js';
import {buildServersKey, recordServerPreset, reportServers} from './server-changes.js';

/** Server that a reader chose, with its variables. */
interface ChosenServer {
  readonly url: string;
  readonly variables: Readonly<Record<string, string>>;
}

const limit = 20;

/**
 * Servers that a reader chose, newest first. Documents with the same server share the choice. Ignores a server that a
 * document does not list (docs/contract.md, section 5). `serverChanges` reports changes.
 */
class ServerChoices {
  readonly #key: string;
  #preset: ChosenServer['variables'] = {};

  constructor(base: string) {
    this.#key = buildServersKey(base);
  }

  /** Returns the server among `servers` that the reader chose last, or the first one if none. */
  of(servers: readonly Server[]): {readonly server: Server; readonly variables: ChosenServer['variables']} | undefined {
    for (const {url, variables} of this.newest()) {
      const server = servers.find(each => each.url === url);
      if (server) return {server, variables: {...variables, ...this.#preset}};
    }
    const [server] = servers;
    return server && {server, variables: this.#preset};
  }

  /** Sets server variables from a script of the project. They override the reader's, and are not stored. */
  preset(variables: ChosenServer['variables']): void {
    this.#preset = variables;
    recordServerPreset('script', true);
  }

  choose(url: string, variables: ChosenServer['variables']): void {
    const others = this.newest().filter(each => each.url !== url);
    writeStored(this.#key, JSON.stringify([{url, variables}, ...others].slice(0, limit)));
    reportServers();
  }

  /** Returns all chosen servers, newest first. */
  newest(): readonly ChosenServer[] {
    try {
      const list: unknown = JSON.parse(readStored(this.#key) ?? '[]');
      return Array.isArray(list) ? list.filter(isChosen) : [];
    } catch {
      return [];
    }
  }
}

const all = new Map<string, ServerChoices>();

/** Returns the chosen servers of a site or host page. All its elements share them. */
export function openServerChoices(base: string): ServerChoices {
  const known = all.get(base) ?? new ServerChoices(base);
  all.set(base, known);
  return known;
}

function isChosen(value: unknown): value is ChosenServer {
  const {url, variables} = (value ?? {}) as Partial<Record<keyof ChosenServer, unknown>>;
  const isMap = typeof variables === 'object' && variables !== null;
  return typeof url === 'string' && isMap && Object.values(variables).every(each => typeof each === 'string');
}
