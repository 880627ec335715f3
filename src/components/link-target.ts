import type {Address} from './component.js';

/** `href`, and for another site a window of its own that cannot reach back: what every link of ours carries. */
export function linkTarget(address: Address | undefined): {
  readonly href?: string;
  readonly target?: string;
  readonly rel?: string;
} {
  if (!address) return {};
  return address.external ? {href: address.href, target: '_blank', rel: 'noopener'} : {href: address.href};
}
