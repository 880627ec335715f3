import {formatMessage, type ProblemLevel} from '../../base/problem.js';
import type {CheckReport} from '../report.js';

const commands: Readonly<Record<ProblemLevel, string>> = {error: 'error', warning: 'warning', info: 'notice'};

/** Formats the report as GitHub workflow commands, which become annotations on the changed lines. */
export function formatGithub({findings}: CheckReport): string {
  return findings
    .map(({level, file, line, column, code, message, fix}) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(code)}`;
      return `::${commands[level]} ${place}::${escapeData(formatMessage({message, fix}))}`;
    })
    .join('\n');
}

function escapeData(text: string): string {
  const plain = text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  // Replace control characters: texts from the project are untrusted, and terminals show the log.
  return plain.replace(/\p{Cc}/gu, '\ufffd');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
