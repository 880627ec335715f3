import {html, nothing, type TemplateResult} from 'lit';
import type {ProblemLevel} from '../../src/base/problem.js';
import type {Finding} from '../../src/check/report.js';

const levels: readonly ProblemLevel[] = ['error', 'warning', 'info'];
const names: Readonly<Record<ProblemLevel, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['hint', 'hints'],
};

/** Returns the most severe level among findings. Undefined if absent. */
export function findWorstLevel(findings: readonly Finding[]): ProblemLevel | undefined {
  return levels.find(level => findings.some(each => each.level === level));
}

/** Formats the counts of findings: `2 errors, 1 warning`. */
export function formatFindingCounts(findings: readonly Finding[]): string {
  return levels
    .map(level => [level, findings.filter(each => each.level === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${names[level][count === 1 ? 0 : 1]}`)
    .join(', ');
}

/** Renders findings as list items, errors first: file and line, message, and fix. */
export function renderFindings(findings: readonly Finding[]): readonly TemplateResult[] {
  return levels.flatMap(level => findings.filter(each => each.level === level).map(renderFinding));
}

function renderFinding({level, code, message, fix, file, line, column}: Finding): TemplateResult {
  return html`<li class=${level}>
    <p class="place"><code>${file}:${line}:${column}</code> <span class="level">${names[level][0]}</span> <code class="code">${code}</code></p>
    <p>${message}</p>
    ${fix ? html`<p class="fix">${fix}</p>` : nothing}
  </li>`;
}
