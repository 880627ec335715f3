import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Finds consent managers in docs.json that Lectern does not load. Readers see Lectern's own consent dialog instead. */
export function checkConsentManager({read: {config}, places}: Project): readonly Problem[] {
  const {analytics, lectern, consentKey, consentManagers} = config;
  if (analytics.size === 0 || lectern.consent === 'required' || consentKey) return [];
  return consentManagers.map(([section, name]) => ({
    code: 'consent-manager',
    level: 'warning',
    message: `Lectern does not support the consent manager ${section}.${name}. Readers see Lectern’s consent bar instead.`,
    fix: `Set integrations.lectern.consent to "required" to keep this bar. Or set integrations.cookies.key to the key that ${name} stores after consent.`,
    place: places.of([section, name]),
  }));
}
