import type {Problem} from '../../base/problem.js';
import type {CheckedProject} from '../project.js';

/** Finds consent managers in docs.json that Lectern does not load. Readers see Lectern's own consent dialog instead. */
export function checkConsentManager({read: {config}, places}: CheckedProject): readonly Problem[] {
  const {analytics, lectern, consentKey, consentManagers} = config;
  if (analytics.size === 0 || lectern.consent === 'required' || consentKey) return [];
  return consentManagers.map(([section, name]) => ({
    code: 'consent-manager',
    level: 'warning',
    message: `Lectern does not support the consent manager ${section}.${name}. Readers see Lectern’s consent bar instead.`,
    fix: `Add "consent": "required" to integrations.lectern to keep this bar, or add "cookies": {"key": "…"} to integrations with the key that ${name} stores.`,
    place: places.of([section, name]),
  }));
}
