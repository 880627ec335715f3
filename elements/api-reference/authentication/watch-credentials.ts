import type {CredentialMarks} from './credential-marks.js';

let marks: Promise<CredentialMarks> | undefined;

/** Loads the credentials of a site. From then on, marks the security schemes in views that have one. */
export function markCredentials(base: string): void {
  marks ??= import('./credential-marks.js').then(({CredentialMarks}) => new CredentialMarks(base));
  marks.catch(() => {
    marks = undefined;
  });
}

/** Updates the marks in a view that has rendered. Does nothing if the page has loaded no credentials. */
export function updateCredentialMarks(host: HTMLElement): void {
  void marks?.then(loaded => loaded.update(host)).catch(() => undefined);
}

/**
 * Joins the site's session in each tab, if credentials exist. Otherwise the credentials would end with the tab that
 * stored them. Deletes credentials of ended sessions (docs/contract.md, section 5).
 */
export function watchCredentials(base: string): void {
  const isOurs = (key: string | null) => key?.startsWith(`lectern:credential:${base} `) === true;
  try {
    if (Object.keys(localStorage).some(isOurs)) markCredentials(base);
  } catch {
    // Storage is blocked, so the site has stored no credentials.
  }
  addEventListener('storage', ({key}) => {
    if (isOurs(key)) markCredentials(base);
  });
}
