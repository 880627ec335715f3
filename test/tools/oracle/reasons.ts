/** Our intended differences from docs/page-syntax.md, each with a pattern that detects it in a page. */
const reasons: readonly (readonly [reason: string, sign: RegExp])[] = [
  ['GitHub alert', /^\s*>\s*\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/m],
  ['heading id', /^\s*#{1,6} .*\\?\{#[\w-]+\}\s*$/m],
  ['math', /\$\$|\$[^$\n]+\$|^\s*```math/m],
  ['footnote', /\[\^[^\]]+\]:/],
];

/** Returns the first reason whose pattern matches a page's text. */
export function reasonFor(source: string): string {
  return reasons.find(([, sign]) => sign.test(source))?.[0] ?? 'not explained';
}
