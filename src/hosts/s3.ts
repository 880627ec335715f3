import {joinBase} from '../base/link.js';
import {compileRedirects} from '../site/routes/redirects.js';
import type {PatternRule} from './capture-path.js';
import {planRedirects} from './expand-redirects.js';
import type {Host, HostInput, HostOutput} from './host-format.js';
import {readSourcePrefix} from './pattern.js';
import {writeRedirectPages} from './redirect-pages.js';

/** Website in a bucket (S3 and compatible). Writes HTML files for redirects, and rules for whole folders. */
export const s3: Host = {title: 'S3', markers: ['s3-website.json'], build};

/** Maximum number of rules in a website's configuration. */
const limit = 50;

function build(input: HostInput): HostOutput {
  const {base} = input;
  const supports = createFolderRuleTest(input);
  const {exact, patterns, problems} = planRedirects(input, {title: 'S3', supports});
  const pages = writeRedirectPages('S3', exact, input);
  const website = {
    IndexDocument: {Suffix: 'index.html'},
    ErrorDocument: {Key: joinBase(base, '404.html').slice(1)},
    ...(patterns.length > 0 && {RoutingRules: patterns.map(rule => buildRoutingRule(rule, base))}),
  };
  return {
    files: [...pages.files, {path: 's3-website.json', text: `${JSON.stringify(website, undefined, 2)}\n`}],
    problems: [...problems, ...pages.problems],
  };
}

/**
 * Returns a function that accepts rules for whole folders: `/old/*` to `/new/*`. Such a rule applies to all keys with
 * this prefix, so it must be the only redirect for them.
 */
function createFolderRuleTest({redirects}: HostInput): (rule: PatternRule) => boolean {
  const {literals, patterns} = compileRedirects(redirects);
  let count = 0;
  return ({source, path, query, hash}) => {
    const [prefix, rest, ...more] = source;
    const isFolder = typeof rest === 'object' && rest.isRest && more.length === 0 && query.length + hash.length === 0;
    if (!isFolder || path.length !== 2 || path[1] !== rest || path[0] === '/') return false;
    if (![prefix, path[0]].every(text => typeof text === 'string' && /^\/[\w/.~-]*\/$/.test(text))) return false;
    const start = prefix as string;
    const isRivalPattern = (other: string) => other.startsWith(start) || start.startsWith(other);
    // Also compare with a slash: `/old` is requested as `/old/`, where the rule takes precedence.
    const hasRival =
      [...literals.keys()].some(path => `${path}/`.startsWith(start)) ||
      patterns.filter(each => isRivalPattern(each.prefix)).length > 1;
    return !hasRival && ++count <= limit;
  };
}

function buildRoutingRule({source, path, origin, permanent}: PatternRule, base: string) {
  const host = origin === '' ? undefined : new URL(origin);
  const key = (text: string, place: string) => joinBase(place, text.slice(1)).slice(1);
  return {
    Condition: {KeyPrefixEquals: key(readSourcePrefix(source), base)},
    Redirect: {
      ...(host && {Protocol: host.protocol.slice(0, -1), HostName: host.host}),
      HttpRedirectCode: permanent ? '301' : '302',
      ReplaceKeyPrefixWith: key(readSourcePrefix(path), host ? '/' : base),
    },
  };
}
