import type {Config} from '../../src/config/config.js';
import {policySources} from '../../src/site/analytics/policy.js';
import {readAnalyticsSettings} from '../../src/site/analytics/settings.js';

/**
 * Returns whether a request goes to a service that the project has set up by `integrations`: it names the account,
 * Lectern the host.
 */
export function serviceOf(config: Config): (url: string) => boolean {
  const sources = (readAnalyticsSettings(config)?.providers ?? []).flatMap(([name, settings]) => [
    ...Object.values(policySources[name]).flat(),
    // Its own server of a provider, or the script of a container.
    ...Object.values(settings).filter(value => /^https?:\/\//.test(value)),
  ]);
  const hosts = sources.map(source => source.replace(/^\w+:\/\//, '').replace(/\/.*$/, ''));
  return url => {
    const {host} = new URL(url);
    return hosts.some(each => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
  };
}
