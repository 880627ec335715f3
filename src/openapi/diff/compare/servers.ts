import type {Server} from '../../document/document-info.js';
import type {PlainName} from '../rules/all.js';
import {type ChangeDetails, findMissing} from './comparison.js';

type Report = (rule: PlainName, details: ChangeDetails) => void;

export function compareServers(before: readonly Server[], after: readonly Server[], report: Report): void {
  const byUrl = (list: readonly Server[]) => new Map(list.map(each => [each.url.replace(/\/$/, ''), each]));
  const [old, now] = [byUrl(before), byUrl(after)];
  for (const [url, server] of old) {
    const other = now.get(url);
    if (other) compareVariables(server, other, report);
    else report('server-removed', {name: server.url, isOld: true});
  }
  for (const [url, server] of now) if (!old.has(url)) report('server-added', {name: server.url});
}

function compareVariables(before: Server, after: Server, report: Report): void {
  for (const old of before.variables) {
    const now = after.variables.find(({name}) => name === old.name);
    if (!now) continue;
    const {name} = old;
    if (now.enum.length > 0)
      for (const value of findMissing(old.enum, now.enum))
        report('server-variable-value-removed', {name, before: value});
    if (old.default !== now.default)
      report('server-variable-default-changed', {name, before: old.default, after: now.default});
  }
}
