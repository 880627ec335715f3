import type {Config} from '../../../src/config/config.js';
import {policySources} from '../../../src/site/analytics/policy.js';
import {readAnalyticsSettings} from '../../../src/site/analytics/settings.js';

/**
 * Returns a function that recognizes requests to the project's `integrations`. They contain only the account, and
 * Lectern adds the host.
 */
export function serviceOf(config: Config): (url: string) => boolean {
  const sources = (readAnalyticsSettings(config)?.providers ?? []).flatMap(([name, settings]) => [
    ...Object.values(policySources[name]).flat(),
    // A provider's own server, or a container's script.
    ...Object.values(settings).filter(value => /^https?:\/\//.test(value)),
  ]);
  const hosts = sources.map(source => source.replace(/^\w+:\/\//, '').replace(/\/.*$/, ''));
  return url => {
    const {host} = new URL(url);
    return hosts.some(each => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
  };
}
