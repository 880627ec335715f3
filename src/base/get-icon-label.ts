const checks = new Set('check check-circle circle-check square-check check-square check-double badge-check'.split(' '));
const crosses = new Set('x xmark times close circle-xmark circle-x square-xmark x-circle cross'.split(' '));

/** Returns a readable name of an icon: "circle check" for `circle-check`, "flow" for `/img/flow.svg`. */
export function getIconLabel(written: string): string {
  return getPlainName(written).replace(/[-_]+/g, ' ').trim();
}

/** Returns the text for an icon: a symbol for check marks and crosses, or else a readable name. */
export function getIconSign(written: string): string {
  const name = getPlainName(written);
  if (checks.has(name)) return '✓';
  return crosses.has(name) ? '✗' : getIconLabel(written);
}

function getPlainName(written: string): string {
  const last = written.trim().split(/\s+/).at(-1) ?? '';
  const file =
    last
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return file
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/^(?:fa|lucide|tabler)-/, '')
    .toLowerCase();
}
