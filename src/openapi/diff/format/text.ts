import {toPrintable} from '../../../base/printable.js';
import {type ChangeGroup, countChanges, formatCounts, formatPlace, groupByHeading} from '../group-changes.js';

const levelNames = {breaking: 'breaking', 'possibly-breaking': 'possibly', compatible: 'non-breaking'} as const;
const colors = {breaking: 31, 'possibly-breaking': 33, compatible: 32} as const;

/** Formats the differences for a terminal, grouped by operation. */
export function formatTextDiff(groups: readonly ChangeGroup[], color: boolean): string {
  const paint = (text: string, code: number) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const sections = [...groupByHeading(groups)].map(([heading, changes]) => {
    const lines = changes.map(change => {
      const {level, message, finding, reason} = change;
      const place = formatPlace(change);
      const name = paint(levelNames[level].padEnd(12), colors[level]);
      const why = level === 'compatible' ? '' : `\n                ${reason} (${finding.rule})`;
      return `  ${name}  ${toPrintable(`${place && `${place}: `}${message}`)}${why}`;
    });
    return `${paint(toPrintable(heading), 1)}\n${lines.join('\n')}\n`;
  });
  return [...sections, `${formatCounts(countChanges(groups))}.`].join('\n');
}
