import type {OauthFlow, SecurityRequirement, SecurityScheme} from '../../document/document-info.js';
import type {PlainName} from '../rules/all.js';
import {type ChangeDetails, findMissing} from './comparison.js';

type Report = (rule: PlainName, details: ChangeDetails) => void;
type Schemes = readonly SecurityScheme[];

/** One security requirement: the schemes that a client needs together, each with its scopes. */
type Alternative = ReadonlyMap<string, Scheme>;

interface Scheme {
  readonly label: string;
  readonly scopes: readonly string[];
}

interface Requirements {
  readonly list: readonly SecurityRequirement[];
  readonly schemes: Schemes;
}

/** Compares the authentication that a document or operation requires. */
export function compareSecurity(before: Requirements, after: Requirements, report: Report): void {
  const [old, now] = [readAlternatives(before), readAlternatives(after)];
  if (isFree(old)) {
    if (!isFree(now)) report('security-added', {after: now.map(formatAlternative).join(', or ')});
    return;
  }
  if (isFree(now)) {
    report('security-removed', {});
    return;
  }
  for (const each of old) if (!now.some(other => coversAlternative(each, other))) reportLost(each, now, report);
  for (const each of now) {
    if (old.some(other => coversAlternative(other, each)) || old.some(other => hasSameSchemes(other, each))) continue;
    report('security-scheme-added', {after: formatAlternative(each)});
  }
  for (const each of old) {
    const same = now.find(other => hasSameSchemes(each, other) && coversAlternative(each, other));
    for (const [key, {label, scopes}] of same ? each : [])
      for (const name of findMissing(scopes, same?.get(key)?.scopes ?? []))
        report('security-scope-removed', {name, before: label});
  }
}

/** Reports why an old security requirement no longer grants access: a new scope or another scheme is needed. */
function reportLost(old: Alternative, now: readonly Alternative[], report: Report): void {
  const same = now.find(other => hasSameSchemes(old, other));
  if (!same) {
    report('security-scheme-removed', {before: formatAlternative(old), isOld: true});
    return;
  }
  for (const [key, {label, scopes}] of same)
    for (const name of findMissing(scopes, old.get(key)?.scopes ?? []))
      report('security-scope-added', {name, before: label});
}

function readAlternatives({list, schemes}: Requirements): readonly Alternative[] {
  return list.map(
    requirement =>
      new Map(
        requirement.map(({key, scopes}) => {
          const scheme = schemes.find(each => each.key === key);
          return [scheme ? identify(scheme) : key, {label: key, scopes}];
        }),
      ),
  );
}

/** Identifies a scheme by what a client sends. Its name in the document can change without an effect on clients. */
function identify({key, type, scheme, in: place, name, openIdConnectUrl}: SecurityScheme): string {
  if (type === 'apiKey') return `${type} ${place} ${name}`;
  if (type === 'http') return `${type} ${scheme}`;
  return type === 'oauth2' || type === 'mutualTLS' ? type : `${type} ${openIdConnectUrl ?? key}`;
}

/** Returns whether requests need no credentials: there is no requirement, or an empty one. */
function isFree(alternatives: readonly Alternative[]): boolean {
  return alternatives.length === 0 || alternatives.some(each => each.size === 0);
}

/** Returns whether a client with the credentials `all` meets the security requirement `some`. */
function coversAlternative(all: Alternative, some: Alternative): boolean {
  return [...some].every(([key, {scopes}]) => {
    const own = all.get(key);
    return own && findMissing(scopes, own.scopes).length === 0;
  });
}

function hasSameSchemes(one: Alternative, other: Alternative): boolean {
  return one.size === other.size && [...one.keys()].every(key => other.has(key));
}

function formatAlternative(alternative: Alternative): string {
  return [...alternative.values()].map(({label}) => label).join(' with ');
}

const flowUrls = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'] as const;

/** Compares the OAuth flows of schemes with the same name. */
export function compareFlows(before: Schemes, after: Schemes, report: Report): void {
  for (const old of before) {
    const now = after.find(({key}) => key === old.key);
    if (now?.type !== 'oauth2' || old.type !== 'oauth2') continue;
    const find = (flows: readonly OauthFlow[], kind: string) => flows.find(each => each.kind === kind);
    for (const flow of old.flows) {
      const other = find(now.flows, flow.kind);
      if (!other) report('oauth-flow-removed', {name: flow.kind, before: old.key, isOld: true});
      for (const name of other ? flowUrls : [])
        if (flow[name] !== other?.[name] && flow[name] !== undefined)
          report('oauth-url-changed', {name, before: flow[name], after: other?.[name] ?? 'none'});
    }
    for (const {kind} of now.flows)
      if (!find(old.flows, kind)) report('oauth-flow-added', {name: kind, before: old.key});
  }
}
