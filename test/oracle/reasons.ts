/** Where we differ on purpose, as docs/page-syntax.md lists it, and how a page shows it. */
const reasons: readonly (readonly [reason: string, sign: RegExp])[] = [
  ['GitHub alert', /^\s*>\s*\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/m],
  ['heading id', /^\s*#{1,6} .*\\?\{#[\w-]+\}\s*$/m],
  ['math', /\$\$|\$[^$\n]+\$|^\s*```math/m],
  ['footnote', /\[\^[^\]]+\]:/],
];

/** Returns the first reason that the text of a page gives for a difference. */
export function reasonFor(source: string): string {
  return reasons.find(([, sign]) => sign.test(source))?.[0] ?? 'not explained';
}
