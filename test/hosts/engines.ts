import {mkdirSync} from 'node:fs';
import {request} from 'node:http';
import {join} from 'node:path';
import {findWebServer} from '../../scripts/find-web-servers.js';
import {createServeListener} from '../../shell/node/commands/serve/serve-listener.js';
import {joinBase} from '../../src/base/link.js';
import {type HostName, hosts} from '../../src/hosts/host.js';
import type {HostInput} from '../../src/hosts/host-format.js';
import {toSitePath} from '../../src/site/routes/address.js';
import {compileRedirects, followRedirects} from '../../src/site/routes/redirects.js';
import {start} from '../shell/node/servers.js';
import type {Ask, Hop} from './follow.js';
import {
  filesInterpreter,
  pageAt,
  redirectsInterpreter,
  s3Interpreter,
  textOf,
  vercelInterpreter,
} from './interpreters.js';
import {writeSite} from './sites.js';
import type {EngineName} from './table.js';
import {type Servers, startApache, startNginx} from './web-servers.js';

/** Functions that send requests to each of some sites, until they are closed. */
export interface Opened {
  readonly asks: readonly Ask[];
  stop(): Promise<unknown>;
}

export interface Engine {
  readonly name: EngineName;
  /** Opens sites in folders below `work`. Undefined if the program is not installed. */
  readonly open?: (sites: readonly HostInput[], work: string) => Promise<Opened>;
}

const written = (site: HostInput, host: HostName) => hosts[host].build(site).files;

export function matcher({base, redirects, slugs}: HostInput): Ask {
  const compiled = compileRedirects(redirects);
  return target => {
    const {pathname, search} = new URL(target, 'http://site.test');
    const isBelow = pathname.startsWith(base);
    const path = toSitePath({pathname, search, hash: ''}, {base, router: 'history'});
    const found = isBelow ? followRedirects(compiled, path) : undefined;
    if (typeof found !== 'object') return pageAt(target, {base, slugs});
    const to = found.external ? found.to : joinBase(base, found.to.slice(1));
    return {kind: 'redirect', to, isPermanent: found.permanent};
  };
}

/** Sends requests to a server. Each page contains its slug. */
function overHttp(port: number): Ask {
  return target =>
    new Promise<Hop>((done, fail) => {
      const sent = request({host: '127.0.0.1', port, path: target, agent: false}, response => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', chunk => {
          text += chunk;
        });
        response.on('end', () => {
          const {statusCode = 0, headers} = response;
          const to = headers.location?.replace(`http://127.0.0.1:${port}`, '');
          if (to !== undefined) done({kind: 'redirect', to, isPermanent: statusCode === 301 || statusCode === 308});
          else if (statusCode === 200) done({kind: 'page', slug: text});
          else if (statusCode === 404 && text === 'not found') done({kind: 'missing'});
          else fail(new Error(`${target}: ${statusCode} ${text}`));
        });
      });
      sent.on('error', fail);
      sent.end();
    });
}

function interpreted(name: EngineName, ask: (site: HostInput) => Ask): Engine {
  return {name, open: async sites => ({asks: sites.map(ask), stop: async () => {}})};
}

function installed(name: 'nginx' | 'apache', run: typeof startNginx): Engine {
  const program = findWebServer(name);
  if (program === undefined) return {name};
  return {
    name,
    async open(sites, work) {
      const folder = join(work, name);
      mkdirSync(folder);
      const servers: Servers = await run(
        program,
        folder,
        sites.map((site, at) => writeSite(join(folder, `${at}`), site)),
      );
      return {asks: servers.ports.map(overHttp), stop: servers.stop};
    },
  };
}

async function openServe(sites: readonly HostInput[], work: string): Promise<Opened> {
  const started = await Promise.all(
    sites.map((site, at) => {
      const {folder} = writeSite(join(work, 'serve', `${at}`), site);
      return start(createServeListener({...site, folder, host: '127.0.0.1'}));
    }),
  );
  return {
    asks: started.map(({port}) => overHttp(port)),
    stop: () => Promise.all(started.map(each => each[Symbol.asyncDispose]())),
  };
}

/** Our matcher, our server, installed nginx and Apache, and interpreters for the formats of the other hosts. */
export const engines: readonly Engine[] = [
  interpreted('matcher', matcher),
  {name: 'serve', open: openServe},
  installed('nginx', startNginx),
  installed('apache', startApache),
  interpreted('netlify', site => redirectsInterpreter(textOf(written(site, 'netlify'), '_redirects'), site, true)),
  interpreted('cloudflare', site =>
    redirectsInterpreter(textOf(written(site, 'cloudflare'), '_redirects'), site, false),
  ),
  interpreted('vercel', site => vercelInterpreter(textOf(written(site, 'vercel'), 'vercel.json'), site)),
  interpreted('github-pages', site => filesInterpreter(written(site, 'github-pages'), site)),
  interpreted('s3', site => s3Interpreter(written(site, 's3'), site)),
];
