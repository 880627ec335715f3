import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findMathEnd} from '../../../src/markdown/syntax/math.js';

/** Returns the formulas of a line from left to right. */
function formulas(text: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf('$'); at !== -1; ) {
    const end = findMathEnd(text, at);
    if (end !== -1) found.push(text.slice(at, end));
    at = text.indexOf('$', end === -1 ? at + 1 : end);
    if (end === -1 && text[at - 1] === '$' && at > 0) at = text.indexOf('$', at + 1);
  }
  return found;
}

const none: readonly string[] = [
  'costs $5 and $10',
  '$5/month, or $50/year',
  'between $5-$10',
  '$1.50 to $2,000',
  '$5k and $10k',
  '$20 USD, then $30 USD',
  'from $0.002/1K tokens to $0.03/1K tokens',
  'pay $10 if x = 5, or $20',
  'the price ($5) is lower than ($6)',
  '**$5**, **$6**',
  'US$5 and US$6',
  'A$5 and A$6',
  '`$ref` and `$schema`',
  'a $ref and a $schema',
  '"$ref": "#/a", "$id": "b"',
  '$defs/$anchor',
  '$HOME/x$Y',
  '$PATH:$HOME/bin',
  'set $FOO=1 and $BAR=2',
  'echo $A_B/$C_D',
  `$${'{HOME}'}/x and $${'{USER}'}`,
  '$(pwd):$(id)',
  '$1 and $2 are groups',
  '$0, $1, $@',
  '$.store.book[0] and $.a',
  '$set and $inc are operators',
  '$match, $group, $lte',
  '$x is a variable and $y is another',
  '$user->name and $user->id',
  '$ 5 $',
  '$a $',
  '$$',
  '$$$',
  'a$b$c',
  'one $ alone',
  'US $100M-$200M in ARR',
  '$15 (in) / $75 (out)',
  '$3 in and $15 out per 1M tokens',
  'spend $5 - get $10',
  '$5 + $5 = $10',
  '$100, a 5% fee, and $5',
  '\\$5 and $6',
  '$ENV_VAR in `a$b`',
  '$FOO and\n$BAR',
  'MYVAR=$OTHER$',
  'costs \\$5 or $6 \\(in all\\) and $7',
  '$(cmd_name)$',
  '$10!',
  '$(5, 10)x$',
  '$(id)$',
  '$HOME/bin\\path$ is a path',
  '$_GET and $_POST\\[x\\] here$',
  'pay $5 = 10 points, or $6',
];
const some: readonly (readonly [text: string, found: readonly string[]])[] = [
  ['the set $\\{1, 2\\}$, $f(x) = \\{1\\}$', ['$\\{1, 2\\}$', '$f(x) = \\{1\\}$']],
  ['$\\$10 + x$ or $n\\%$', ['$\\$10 + x$', '$n\\%$']],
  ['$x\\,y$, $\\_$, $\\#$, $p \\& q$', ['$x\\,y$', '$\\_$', '$\\#$', '$p \\& q$']],
  ['$-1$, $+1$, $n!$, $[0, 1]$, $(x, y)$', ['$-1$', '$+1$', '$n!$', '$[0, 1]$', '$(x, y)$']],
  ['$(a^2+b^2)$', ['$(a^2+b^2)$']],
  ['$(n-1)$, $(x)$, $[a]$, $[0]$', ['$(n-1)$', '$(x)$', '$[a]$', '$[0]$']],
  ['$(0, \\infty)$', ['$(0, \\infty)$']],
  ["$f'(x)$", ["$f'(x)$"]],
  ['$1 + 1 = 2$, $3 < 5$', ['$1 + 1 = 2$', '$3 < 5$']],
  ['where $x$ is it', ['$x$']],
  ['$E = mc^2$', ['$E = mc^2$']],
  ['$\\alpha$ and $\\beta_1$', ['$\\alpha$', '$\\beta_1$']],
  ['is $a_i$, then', ['$a_i$']],
  ['($n+1$)', ['$n+1$']],
  ['$f(x)$', ['$f(x)$']],
  ['$x = 5$ and $y = 6$', ['$x = 5$', '$y = 6$']],
  ['$O(n \\log n)$', ['$O(n \\log n)$']],
  ['$2^{10}$', ['$2^{10}$']],
  ['$2x + 1$', ['$2x + 1$']],
  ['$\\frac{1}{2}$.', ['$\\frac{1}{2}$']],
  ['$a \\le b$', ['$a \\le b$']],
  ['$x \\in \\text{the set of all}$', ['$x \\in \\text{the set of all}$']],
  ['$$x$$', ['$$x$$']],
  ['$$\n\\sum_i x_i\n$$', ['$$\n\\sum_i x_i\n$$']],
  ['it costs $5 where $x$ is 1', ['$x$']],
  ['$n$-gram', ['$n$']],
  ['$p < 0.05$', ['$p < 0.05$']],
];

for (const text of none) test(`no formula in ${JSON.stringify(text)}`, () => assert.deepEqual(formulas(text), []));
for (const [text, found] of some)
  test(`a formula in ${JSON.stringify(text)}`, () => assert.deepEqual(formulas(text), found));
