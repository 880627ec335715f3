import assert from 'node:assert/strict';
import {test} from 'node:test';
import {lowerHeadings} from '../../../../src/markdown/render/markdown/lower-headings.js';

test('headings move one level down, up to the last level', () => {
  assert.equal(
    lowerHeadings('# One\n\n##### Five\n\n###### Six\n\n#tag'),
    '## One\n\n###### Five\n\n###### Six\n\n#tag',
  );
});

test('code keeps its lines with any fence', () => {
  const code = '````sh\n# a\n```\n# b\n````';
  assert.equal(
    lowerHeadings(`# One\n\n${code}\n\n~~~\n# c\n~~~\n\n# Two`),
    `## One\n\n${code}\n\n~~~\n# c\n~~~\n\n## Two`,
  );
});
