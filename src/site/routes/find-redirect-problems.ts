import type {Redirect} from '../../config/config.js';
import type {NavigationProblem} from '../navigation/find-navigation-problems.js';
import {
  compileRedirects,
  findNextHop,
  findRedirectFault,
  followRedirects,
  placeholder,
  type Redirects,
} from './redirects.js';

/** Finds invalid redirects, unknown placeholders, and loops. Another rule reports conflicts with pages. */
export function findRedirectProblems(redirects: readonly Redirect[]): readonly NavigationProblem[] {
  const faults = redirects.flatMap((redirect, at) => {
    const fault = findRedirectFault(redirect);
    return fault ? [buildFaultProblem(redirect, fault, at)] : [];
  });
  return [...faults, ...redirects.flatMap(checkPlaceholders), ...findLoops(redirects)];
}

/** Finds endless redirects: cycles, and chains of more than ten hops. */
export function findLoops(redirects: readonly Redirect[]): readonly NavigationProblem[] {
  const compiled = compileRedirects(redirects);
  return [...compiled.literals.values(), ...compiled.headings.values(), ...compiled.patterns]
    .filter(({redirect}) => !findRedirectFault(redirect))
    .sort((one, other) => one.at - other.at)
    .flatMap(({at, redirect}) => {
      // Replace every placeholder with the same text, whatever it is, to test the redirect with a concrete path.
      const path = redirect.source.replace(placeholder, 'x');
      return followRedirects(compiled, path) === 'loop'
        ? [buildLoopProblem(redirect, followChain(compiled, path), at)]
        : [];
    });
}

function followChain(redirects: Redirects, from: string): readonly string[] {
  const paths = [from];
  for (let hop = findNextHop(redirects, from); hop; hop = findNextHop(redirects, hop.to)) {
    const known = paths.includes(hop.to);
    paths.push(hop.to);
    if (known || paths.length > 11) break;
  }
  return paths;
}

function buildLoopProblem({source}: Redirect, paths: readonly string[], at: number): NavigationProblem {
  return {
    code: 'redirect-loop',
    level: 'error',
    message: `The redirect from "${source}" is a loop: ${paths.join(' → ')}.`,
    fix: `Write an existing page as the "destination" of one of these redirects.`,
    path: `redirects[${at}]`,
  };
}

function checkPlaceholders(redirect: Redirect, at: number): readonly NavigationProblem[] {
  const {source, destination} = redirect;
  // Report an invalid redirect only once.
  if (findRedirectFault(redirect)) return [];
  const names = new Set(listPlaceholders(source));
  const unknown = listPlaceholders(destination).filter(
    name => !names.has(name) && !(name === 'splat' && names.has('*')),
  );
  return unknown.map(name => ({
    code: 'redirect-placeholder',
    level: 'warning',
    message: `The destination "${destination}" uses "${spellName(name)}", which the source "${source}" does not have.`,
    fix: buildPlaceholderFix(redirect, name),
    path: `redirects[${at}].destination`,
  }));
}

function buildPlaceholderFix({source, destination}: Redirect, name: string): string {
  const [own] = listPlaceholders(source).map(spellName);
  if (own !== undefined) return `Write "${own}", which the source has.`;
  return `Write "destination": "${destination.replace(`/${spellName(name)}`, '') || '/'}".`;
}

function spellName(name: string): string {
  return name === '*' ? name : `:${name}`;
}

function listPlaceholders(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(match => match[1] ?? '*');
}

/** Returns the path of a source that is a URL, or has a query. */
function getSourcePath(source: string): string {
  const path = source.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*|^\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return `/${path.replace(/^\/+/, '') || 'old/page'}`;
}

/** Returns why a source is invalid, as the end of a sentence. */
function describeSourceFault(source: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source.trim())) return 'has a host';
  return source.includes('?') ? 'has a query' : 'has both a placeholder and a fragment';
}

function buildFaultProblem(
  {source, destination}: Redirect,
  fault: 'source' | 'destination' | 'same',
  at: number,
): NavigationProblem {
  const path = `redirects[${at}]`;
  switch (fault) {
    case 'source':
      return {
        code: 'redirect-source',
        level: 'error',
        message: `The source "${source}" ${describeSourceFault(source)}. Sources are paths of this site.`,
        fix: `Write "source": "${getSourcePath(source)}".`,
        path: `${path}.source`,
      };
    case 'destination':
      return {
        code: 'redirect-destination',
        level: 'error',
        message: /^https?:\/*(?:[?#]|$)/i.test(destination)
          ? `The destination "${destination}" has no host.`
          : `The destination "${destination}" is neither a path of this site nor a full https: or http: URL with a fixed host.`,
        fix: 'Write a path such as "/new/page", or a URL such as "https://example.com/page".',
        path: `${path}.destination`,
      };
    case 'same':
      return {
        code: 'redirect-same',
        level: 'warning',
        message: `The redirect from "${source}" goes to itself. Lectern ignores it.`,
        fix: 'Write another "destination", or delete the redirect.',
        path,
      };
  }
}
