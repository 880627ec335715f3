import {nearest} from '../../../../src/config/nearest.js';
import {type AnyCommand, command} from '../../terminal/command.js';

const formats = ['text', 'markdown', 'json', 'github'] as const;
const failLevels = ['breaking', 'possibly-breaking'] as const;

export const diff: AnyCommand = command({
  summary: 'Compare two versions of an API document',
  help: `lectern diff OLD NEW [options]

Lists what changed between two versions of an API document, operation by operation, and which changes break clients that were
built against OLD. Each is a file or an https URL: OpenAPI 3.x or Swagger 2.0, in one file or several.
Ends with 0, with 1 when --fail-on finds something, with 2 when it could not run.

  --format FORMAT       text, markdown, json or github (text)
  --fail-on LEVEL       breaking: fails for breaking changes; possibly-breaking: fails for those, too`,
  options: {
    format: {type: 'string', default: 'text'},
    'fail-on': {type: 'string'},
  },
  hasFiles: true,
  async run({files = [], values: {format, 'fail-on': failOn}}, terminal) {
    const known = formats.find(each => each === format);
    if (!known)
      return `There is no format "${format}".\nFix: Use --format ${nearest(format, formats) ?? formats.join(', ')}.`;
    const level = failLevels.find(each => each === failOn);
    if (failOn !== undefined && !level)
      return `There is no level "${failOn}".\nFix: Use --fail-on breaking or --fail-on possibly-breaking.`;
    const [before, after, ...more] = files;
    if (before === undefined || after === undefined || more.length > 0)
      return 'Two documents are compared.\nFix: Write lectern diff old.yaml new.yaml.';
    const {runDiff} = await import('./diff-command.js');
    return runDiff({before, after, format: known, ...(level && {failOn: level})}, terminal);
  },
});
