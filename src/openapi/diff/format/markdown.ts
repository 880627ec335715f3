import {escapeText} from '../../../markdown/render/markdown/escape-text.js';
import type {Change} from '../change.js';
import {type ChangeGroup, countChanges, formatCounts, formatPlace, groupByHeading} from '../group-changes.js';
import {changeLevels} from '../level.js';

const headings = {
  breaking: 'Breaking changes',
  'possibly-breaking': 'Possibly breaking changes',
  compatible: 'Non-breaking changes',
} as const;

/** Formats the differences as Markdown for a pull request or release notes. */
export function formatMarkdown(groups: readonly ChangeGroup[], title: string): string {
  const parts = changeLevels.flatMap(level => {
    const own = groups.filter(({change}) => change.level === level);
    const sections = [...groupByHeading(own)].map(
      ([heading, changes]) => `### ${escapeText(heading)}\n\n${changes.map(formatItem).join('\n')}`,
    );
    return own.length > 0 ? [`## ${headings[level]}`, ...sections] : [];
  });
  return `${[`# ${escapeText(title)}`, `${formatCounts(countChanges(groups))}.`, ...parts].join('\n\n')}\n`;
}

function formatItem(change: Change): string {
  const place = formatPlace(change);
  const why = change.level === 'compatible' ? '' : ` ${change.reason}`;
  return `- ${place && `**${escapeText(place)}:** `}${escapeText(change.message)}${why}`;
}
