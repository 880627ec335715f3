import ipaddr from 'ipaddr.js';

/**
 * Returns whether an IP address belongs to the public internet. Excludes this machine, private, link-local, carrier,
 * multicast, documentation, and reserved networks, and IPv6 addresses that embed such an IPv4 address. Text with a
 * zone, or that is not an address, is not public.
 */
export function isPublicAddress(text: string): boolean {
  // Accept only four decimal numbers: URL parsers normalize all other forms to this one.
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return isPublicIpv4(ipaddr.IPv4.parse(text));
  const plain = /^\[(.*)\]$/.exec(text)?.[1] ?? text;
  return !plain.includes('%') && ipaddr.IPv6.isValid(plain) && isPublicIpv6(ipaddr.IPv6.parse(plain));
}

/** Returns whether a URL's host is an IP address. In an IPv6 URL, the host is in brackets. */
export function isAddress(host: string): boolean {
  return host.startsWith('[') || ipaddr.IPv4.isValidFourPartDecimal(host);
}

/** Public addresses at which a cloud provider has internal services. */
const closedFour = ['168.63.129.16/32'].map(block => ipaddr.IPv4.parseCIDR(block));
/** IPv6 ranges for protocols and documentation. */
const closedSix = ['2001::/23', '2001:db8::/32', '3fff::/20'].map(block => ipaddr.IPv6.parseCIDR(block));
/** The only IPv6 range that is assigned to the public internet. */
const openSix = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === 'unicast' && !closedFour.some(block => address.match(block));
}

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  const bytes = address.toByteArray();
  const four = (at: number) => isPublicIpv4(new ipaddr.IPv4(bytes.slice(at, at + 4)));
  const range = address.range();
  // Check the IPv4 address inside: mapped (RFC 4291, 2.5.5.2), translated (RFC 6052, 2.1), or 6to4 (RFC 3056).
  if (range === 'ipv4Mapped' || range === 'rfc6052') return four(12);
  if (range === '6to4') return four(2);
  if (!address.match(openSix) || closedSix.some(block => address.match(block))) return false;
  // Also check an ISATAP address (RFC 5214, 6.1), which embeds an IPv4 address after any prefix.
  const [, , , , high = 0, marker] = address.parts;
  return (high & 0xfdff) !== 0 || marker !== 0x5efe || four(12);
}
