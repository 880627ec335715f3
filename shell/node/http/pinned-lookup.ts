import {lookup} from 'node:dns/promises';
import {isIP, type LookupFunction} from 'node:net';
import {RefusedError, refusals} from '../../../src/proxy/refusal.js';

/** Resolves a host name to IP addresses. Rejects with the system's error if there are none. */
export type ResolveHost = (hostname: string) => Promise<readonly string[]>;

/** Resolves host names like the system: by its hosts file and its name servers. */
export const resolveWithSystem: ResolveHost = async hostname =>
  (await lookup(hostname, {all: true, verbatim: true})).map(({address}) => address);

/**
 * Creates the `lookup` of connections. Fails if one of the addresses is not allowed. The connection uses the addresses
 * that were checked, so that a DNS change in between has no effect (security rule E2).
 */
export function createPinnedLookup(resolve: ResolveHost, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    const fail = (error: Error) => callback(error, '', 0);
    resolve(hostname).then(addresses => {
      if (!addresses.every(isAllowed)) return fail(new RefusedError(refusals.targetPrivate(hostname)));
      const wanted = options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : (options.family ?? 0);
      const found = addresses
        .map(address => ({address, family: isIP(address)}))
        .filter(({family}) => family !== 0 && (wanted === 0 || family === wanted));
      const [first] = found;
      if (!first) return fail(new RefusedError(refusals.nameUnknown(hostname)));
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    }, fail);
  };
}
