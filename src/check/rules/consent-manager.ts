import type {Problem} from '../../base/problem.js';
import type {Project} from '../project.js';

/** Finds consent managers in docs.json that Lectern does not run. Readers see Lectern's own consent dialog instead. */
export function checkConsentManager({read: {config}, places}: Project): readonly Problem[] {
  const {analytics, lectern, consentKey, consentManagers} = config;
  if (analytics.size === 0 || lectern.consent === 'required' || consentKey) return [];
  return consentManagers.map(([section, name]) => ({
    code: 'consent-manager',
    level: 'warning',
    message: `Lectern does not run ${section}.${name}. Readers are asked in the consent bar of Lectern before anything is counted.`,
    fix: `Set integrations.lectern.consent to "required" to keep this bar, or name in integrations.cookies the key that ${name} sets when a reader agrees.`,
    place: places.of([section, name]),
  }));
}
