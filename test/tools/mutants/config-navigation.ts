import type {Node} from 'jsonc-parser';
import type {Source} from '../../../src/base/source.js';
import {insideOf, jsonTree, membersOf} from './json-text.js';
import type {Kind, Site} from './mutation.js';
import type {SampleProject} from './sample-project.js';
import {typo, typoInPath} from './typo.js';

// Faults in the targets of docs.json: pages, redirects, links, documents.

const ofNavigation = ['navigation', 'versions', 'tabs', 'anchors'];

/** Yields the navigation entries that are pages with a file. */
function* pageEntries(project: SampleProject): Generator<Node> {
  for (const {key, path, value} of membersOf(project.config)) {
    if (!ofNavigation.includes(String(path[0] ?? key)) || key !== 'pages') continue;
    yield* (value.children ?? []).filter(({type, value: slug}) => type === 'string' && hasFile(String(slug), project));
  }
}

function hasFile(slug: string, {paths}: SampleProject): boolean {
  const plain = slug.replace(/^\//, '');
  return [plain, `${plain}.mdx`, `${plain}.md`].some(each => paths.has(each));
}

export const entryWithoutFile: Kind = {
  name: 'docs.json: entry without a file',
  codes: ['nav-file-missing'],
  sites: (_source, project, random) =>
    [...pageEntries(project)].flatMap((node): Site[] => {
      const wrong = typoInPath(String(node.value), random);
      return hasFile(wrong, project) ? [] : [{...insideOf(node), text: wrong}];
    }),
};

export const entryTwice: Kind = {
  name: 'docs.json: entry twice',
  codes: ['nav-duplicate-page'],
  sites: ({text}, project) =>
    [...pageEntries(project)]
      // An entry that another variant also contains is still reachable.
      .filter(node => text.split(`"${node.value}"`).length === 2)
      .map(node => {
        const start = node.offset + node.length;
        return {start, end: start, text: `,\n"${node.value}"`, below: 1};
      }),
};

/** Returns the position for new entries in a list of docs.json, or for the list itself. */
function redirectsIn(source: Source, entries: string): Site | undefined {
  const root = jsonTree(source);
  const list = root?.children?.find(({children}) => children?.[0]?.value === 'redirects')?.children?.[1];
  if (!root || (list && list.type !== 'array')) return undefined;
  const at = (list ?? root).offset + 1;
  const isEmpty = list?.children?.length === 0;
  const text = list ? `\n${entries}${isEmpty ? '' : ','}` : `\n"redirects": [${entries}],`;
  return {start: at, end: at, text, below: 1};
}

export const redirectCircle: Kind = {
  name: 'docs.json: redirects in a circle',
  codes: ['redirect-loop'],
  sites: source =>
    [':slug', 'here', 'there'].flatMap(name => {
      const [one, other] = [`/zq-old/${name}`, `/zq-new/${name}`];
      const site = redirectsIn(source, `${redirect(one, other)}, ${redirect(other, one)}`);
      return site ? [site] : [];
    }),
};

function redirect(source: string, destination: string): string {
  return `{"source": "${source}", "destination": "${destination}"}`;
}

export const redirectNowhere: Kind = {
  name: 'docs.json: redirect to nowhere',
  codes: ['redirect-target'],
  sites: (source, project, random) => {
    const written = [...membersOf(source)].filter(({key, path}) => path[0] === 'redirects' && key === 'destination');
    const broken = written.flatMap(({value}): Site[] => {
      const [path = ''] = String(value.value).split(/[#?]/);
      const wrong = typoInPath(path, random);
      const isPage =
        path.startsWith('/') && !/[:*]/.test(path) && hasFile(path, project) && !project.hasRemoteDocuments;
      const {start} = insideOf(value);
      return isPage && !hasFile(wrong, project) && !source.text.includes(`"${wrong}"`) && !isCaught(wrong, source)
        ? [{start, end: start + path.length, text: wrong}]
        : [];
    });
    const added = redirectsIn(source, redirect('/zq-old', '/zq-nowhere'));
    return added && !isCaught('/zq-nowhere', source) && broken.length < 3 ? [...broken, added] : broken;
  },
};

/** Returns whether another redirect already matches this path. */
function isCaught(path: string, {text}: Source): boolean {
  const sources = [...text.matchAll(/"source"\s*:\s*"([^":*]*)[:*]/g)].map(match => match[1] as string);
  return sources.some(start => path.startsWith(start));
}

export const configLink: Kind = {
  name: 'docs.json: link to a page that is not there',
  codes: ['link-missing'],
  sites: (_source, project, random) =>
    [...membersOf(project.config)].flatMap(({key, path, value}): Site[] => {
      const isLink = key === 'href' && [...ofNavigation, 'navbar', 'footer', 'topbarLinks'].includes(String(path[0]));
      const url = String(value.value);
      const wrong = typoInPath(url, random);
      if (!isLink || !/^\/[\w/-]+$/.test(url) || !hasFile(url, project) || hasFile(wrong, project)) return [];
      return isCaught(wrong, project.config) || project.hasRemoteDocuments ? [] : [{...insideOf(value), text: wrong}];
    }),
};

export const documentMissing: Kind = {
  name: 'docs.json: document that is not there',
  codes: ['document-missing'],
  // The pages of a missing document are missing too.
  follows: ['binding-document', 'binding-operation', 'binding-schema', 'nav-operation', 'link-missing'],
  sites: (_source, project, random) =>
    [...membersOf(project.config)].flatMap(({key, value}): Site[] => {
      const isThere = (path: string) => project.paths.has(path.replace(/^\.?\//, ''));
      const names = value.type === 'array' ? (value.children ?? []) : [value];
      if (key !== 'openapi' && key !== 'asyncapi') return [];
      return names
        .filter(({value: name}) => typeof name === 'string' && isThere(name))
        .flatMap((node): Site[] => {
          const wrong = typoInPath(String(node.value), random);
          return isThere(wrong) ? [] : [{...insideOf(node), text: wrong}];
        });
    }),
};

export const nodeKeyMisspelt: Kind = {
  name: 'docs.json: key of the navigation misspelt',
  codes: ['config-unknown'],
  // The key's value is lost: a node without a name, pages without an entry.
  follows: ['config-required', 'nav-file-missing', 'nav-operation', 'redirect-target'],
  sites: (_source, project, random) =>
    [...membersOf(project.config)].flatMap(({key, path, keyNode}): Site[] => {
      const isNode = path[0] === 'navigation' && typeof path.at(-1) === 'number';
      if (!isNode || !['group', 'pages', 'groups', 'icon', 'openapi', 'expanded', 'root'].includes(key)) return [];
      const near = typo(key, random);
      return near === 'group' || near === 'groups' ? [] : [{...insideOf(keyNode), text: near}];
    }),
};

export const navigationKinds: readonly Kind[] = [
  entryWithoutFile,
  entryTwice,
  nodeKeyMisspelt,
  redirectCircle,
  redirectNowhere,
  configLink,
  documentMissing,
];
