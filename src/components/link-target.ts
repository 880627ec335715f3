import type {Address} from './component.js';

/** Returns the attributes of a link: `href`, and for other sites `target` and a `rel` without access to the opener. */
export function linkTarget(address: Address | undefined): {
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
} {
  if (!address) return {};
  return address.external ? {href: address.href, target: '_blank', rel: 'noopener'} : {href: address.href};
}
