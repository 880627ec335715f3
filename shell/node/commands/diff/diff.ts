import {formatMessage} from '../../../../src/base/problem.js';
import {type AnyCommand, defineCommand, readChoice} from '../../terminal/command.js';

const formats = ['text', 'markdown', 'json', 'github'] as const;
const failLevels = ['breaking', 'possibly-breaking'] as const;

export const diff: AnyCommand = defineCommand({
  summary: 'Compare two versions of an API document',
  help: `lectern diff OLD NEW [options]

Lists the changes between two versions of an API document by operation and marks changes that break clients of OLD.
OLD and NEW are files or https URLs of OpenAPI 3.x or Swagger 2.0 documents, in one file or several.
Exit codes: 1 if a change has at least the level of --fail-on, 2 if the command could not run, 0 otherwise.

  --format FORMAT       Sets the format: text, markdown, json or github (text)
  --fail-on LEVEL       Fails for changes of this level or a more severe one: breaking or possibly-breaking (none)`,
  options: {
    format: {type: 'string', default: 'text'},
    'fail-on': {type: 'string'},
  },
  hasFiles: true,
  async run({files = [], values: {format, 'fail-on': failOn}}, terminal) {
    const known = readChoice('format', format, formats);
    if (typeof known === 'object') return known.why;
    const level = failLevels.find(each => each === failOn);
    if (failOn !== undefined && !level)
      return formatMessage({
        message: `--fail-on ${failOn} is not an allowed value.`,
        fix: 'Pass --fail-on breaking or --fail-on possibly-breaking.',
      });
    const [before, after, ...more] = files;
    if (before === undefined || after === undefined || more.length > 0)
      return formatMessage({message: 'lectern diff needs two documents.', fix: 'Run lectern diff old.yaml new.yaml.'});
    const {runDiff} = await import('./diff-command.js');
    return runDiff({before, after, format: known, ...(level && {failOn: level})}, terminal);
  },
});
