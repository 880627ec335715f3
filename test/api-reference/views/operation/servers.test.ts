import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, withOperation} from '../draw.js';

const servers = [
  {
    url: 'https://{region}.example.com/{stage}',
    variables: {
      region: {default: 'eu', enum: ['us', 'eu', 'ap'], description: 'Where the `data` lies.'},
      stage: {default: 'v1'},
    },
  },
];

test('server variables are fields with a default, allowed values and a description', async () => {
  const {main} = await draw(withOperation({servers, responses: {}}), 'POST /a');
  const fields = main.slice(main.indexOf('<div class="server">'), main.indexOf('</details>'));
  const words = fields
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  assert.equal(
    words,
    'https://{region}.example.com/{stage} region default eu Where the data lies. Allowed values us eu ap stage default v1',
  );
  assert.match(fields, /<code>us<\/code> <code>eu<\/code> <code>ap<\/code>/);
  assert.match(fields, /<code>data<\/code>/);
  // Fragments such as `#param-region` link to request parameters only.
  assert.doesNotMatch(fields, /data-name/);
});
