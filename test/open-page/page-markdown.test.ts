import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withOperation} from '../../src/open-page/page-markdown.js';

const operation = '# List stars\n\n`GET /stars` (deprecated)\n\nAll of them.\n';

test('the line of a bound page says that its operation is deprecated, as that of a generated one', () => {
  const written = '# Stars\n\n`GET /stars`\n\nOur words.\n\n`GET /other`\n';
  assert.equal(
    withOperation(written, operation),
    '# Stars\n\n`GET /stars` (deprecated)\n\nOur words.\n\n`GET /other`\n\nAll of them.\n',
  );
});

test('an operation that is in use adds nothing to that line', () => {
  assert.equal(
    withOperation('# Stars\n\n`GET /stars`\n', operation.replace(' (deprecated)', '')),
    '# Stars\n\n`GET /stars`\n\nAll of them.\n',
  );
});
