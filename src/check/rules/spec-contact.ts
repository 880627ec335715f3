import {getOwnText} from '../../base/json.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';

/** Finds an invalid email address in `info.contact` (OpenAPI 3.1, section 4.8.3). */
export function checkSpecContact({root}: DocumentSet): readonly SpecProblem[] {
  const info = getChild(root, 'info');
  const contact = info && getChild(info, 'contact');
  const email = getOwnText(contact?.value, 'email');
  if (!contact || email === undefined || /^[^\s@<>()]+@[^\s@<>()]+$/.test(email)) return [];
  return [
    {
      code: 'spec-contact',
      level: 'warning',
      message: `info.contact.email is "${email}", not an email address.`,
      fix: /^(?:https?:\/\/|www\.)/.test(email)
        ? `write "url": "${email}" instead of "email".`
        : 'write "email": "team@example.com", or "url" with a web page.',
      at: contact,
      on: 'email',
    },
  ];
}
