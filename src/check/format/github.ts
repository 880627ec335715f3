import {formatMessage, type ProblemLevel} from '../../base/problem.js';
import type {Report} from '../report.js';

const commands: Readonly<Record<ProblemLevel, string>> = {error: 'error', warning: 'warning', info: 'notice'};

/** Formats the report as GitHub workflow commands, which become annotations on the changed lines. */
export function formatGithub({findings}: Report): string {
  return findings
    .map(({level, file, line, column, code, message, fix}) => {
      const place = `file=${property(file)},line=${line},col=${column},title=${property(code)}`;
      return `::${commands[level]} ${place}::${data(formatMessage({message, fix}))}`;
    })
    .join('\n');
}

function data(text: string): string {
  const plain = text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  // Replace control characters: texts from the project are untrusted, and terminals show the log.
  return plain.replace(/\p{Cc}/gu, '\ufffd');
}

function property(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
