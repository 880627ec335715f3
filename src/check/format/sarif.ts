import {formatMessage, type Place, type ProblemLevel} from '../../base/problem.js';
import {encodePath} from '../../base/slug.js';
import type {CheckReport} from '../report.js';

const levels: Readonly<Record<ProblemLevel, string>> = {error: 'error', warning: 'warning', info: 'note'};

/** Formats the report as SARIF 2.1.0 for code scanning. */
export function formatSarif({findings, version}: CheckReport): string {
  const rules = [...new Set(findings.map(({code}) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {driver: {name: 'lectern', version, rules: rules.map(id => ({id}))}},
        columnKind: 'utf16CodeUnits',
        results: findings.map(({code, level, message, fix, related, ...place}) => ({
          ruleId: code,
          ruleIndex: rules.indexOf(code),
          level: levels[level],
          message: {text: formatMessage({message, fix})},
          locations: [buildLocation(place)],
          ...(related.length > 0 && {
            relatedLocations: related.map((each, id) => ({id, ...buildLocation(each)})),
          }),
        })),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function buildLocation({file, line, column}: Place) {
  return {
    physicalLocation: {
      artifactLocation: {uri: encodePath(file)},
      region: {startLine: line, startColumn: column},
    },
  };
}
