/**
 * Whether an IP address is one of the public internet. Everything else (this machine, private and link-local networks,
 * carriers' own, multicast, documentation, reserved) is not, nor is an IPv6 address that carries such an IPv4 address.
 * What is no address, or names a zone, is not public either.
 */
export function isPublicAddress(text: string): boolean {
  const four = parseFour(text);
  if (four !== undefined) return isPublicFour(four);
  const groups = parseSix(text);
  return groups !== undefined && isPublicSix(groups);
}

/** Whether a URL's host is no name, but an address; brackets of IPv6 stand in `host`. */
export function isAddress(host: string): boolean {
  return host.startsWith('[') || parseFour(host) !== undefined;
}

/** Blocks that are not reached over the internet (IANA special-purpose registry), and one of a cloud's own services. */
const closedFour: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const closedBlocks = closedFour.map(([address, bits]) => ({start: parseFour(address)!, size: 2 ** (32 - bits)}));

function isPublicFour(address: number): boolean {
  return !closedBlocks.some(({start, size}) => address >= start && address < start + size);
}

function isPublicSix(groups: readonly number[]): boolean {
  const [first, second] = groups as [number, number];
  const startsWith = (...prefix: readonly number[]) => prefix.every((group, index) => groups[index] === group);
  const four = (at: number) => groups[at]! * 0x10000 + groups[at + 1]!;
  // IPv4 in IPv6: mapped (RFC 4291, 2.5.5.2), and translated by the network (RFC 6052, 2.1).
  if (startsWith(0, 0, 0, 0, 0, 0xffff) || startsWith(0x64, 0xff9b, 0, 0, 0, 0)) return isPublicFour(four(6));
  // Only 2000::/3 is given out to the internet.
  if (first < 0x2000 || first > 0x3fff) return false;
  // 6to4 (RFC 3056) carries the address of its router.
  if (first === 0x2002) return isPublicFour(four(1));
  // Protocols (Teredo, benchmarks, ORCHID) and the two blocks for documentation.
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false;
  if (first === 0x3fff && second < 0x1000) return false;
  // ISATAP (RFC 5214, 6.1) carries an address behind any prefix.
  const isIsatap = (groups[4]! & 0xfdff) === 0 && groups[5] === 0x5efe;
  return !isIsatap || isPublicFour(four(6));
}

/** Four decimal numbers, nothing shorter and no other base: a URL parser has brought all other forms to this one. */
function parseFour(text: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some(part => part > 255)) return undefined;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

/** The eight groups of an IPv6 address, with or without brackets. */
function parseSix(text: string): readonly number[] | undefined {
  const plain = /^\[(.*)\]$/.exec(text)?.[1] ?? text;
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  const four = dotted && parseFour(dotted[2]!);
  if (dotted && four == null) return undefined;
  const hex = dotted
    ? `${dotted[1]}${Math.floor(four! / 0x10000).toString(16)}:${(four! % 0x10000).toString(16)}`
    : plain;
  const halves = hex.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map(half => (half === '' ? [] : half.split(':'))) as [string[], string[]?];
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return undefined;
  const groups = tail ? [...head, ...Array<string>(missing).fill('0'), ...tail] : head;
  return groups.every(group => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map(group => Number.parseInt(group, 16))
    : undefined;
}
