import type {Html} from '../../src/base/html.js';

interface Policy {
  createHTML(text: string): string;
}

const factory = (globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}}).trustedTypes;
let policy: Policy | undefined;

function createPolicy(): Policy {
  const rules = {createHTML: (text: string) => text};
  try {
    return factory?.createPolicy('lectern', rules) ?? rules;
  } catch {
    throw new Error('This page has to allow the trusted-types lectern and lectern-worker');
  }
}

/**
 * Sets the inner HTML of an element. This is the only HTML sink (security rule H), and it accepts only `Html`, which
 * the escaping renderer creates. A host page with Trusted Types must allow the policy `lectern`.
 */
export function setHtml(element: Element, html: Html): void {
  policy ??= createPolicy();
  element.innerHTML = policy.createHTML(html.text);
}
