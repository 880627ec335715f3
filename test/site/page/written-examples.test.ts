import assert from 'node:assert/strict';
import {test} from 'node:test';
import {collectAuthorExamples} from '../../../src/site/page/written-examples.js';
import {drawPage} from '../../components/draw.js';

async function examplesIn(text: string) {
  return collectAuthorExamples((await drawPage(text)).nodes);
}

test('code fences in request and response examples belong to the page', async () => {
  const page = `x

<RequestExample>

\`\`\`bash cURL
curl <x>
\`\`\`

\`\`\`js title="My & own"
b
c // [!code ++]
\`\`\`

</RequestExample>

<ResponseExample>

\`\`\`json 404
{}
\`\`\`

</ResponseExample>
`;
  assert.deepEqual(await examplesIn(page), {
    request: [
      {label: 'cURL', language: 'bash', code: 'curl <x>'},
      {label: 'My & own', language: 'js', code: 'b\nc'},
    ],
    response: [{label: '404', language: 'json', code: '{}'}],
  });
  assert.equal(await examplesIn('none'), undefined);
});

test('a code fence is named by its title, language, or tab', async () => {
  const fence = (info: string) => `\n\n\`\`\`${info}\nx\n\`\`\`\n\n`;
  const labels = async (inside: string) =>
    (await examplesIn(`<RequestExample>${inside}</RequestExample>`))?.request.map(({label}) => label);
  assert.deepEqual(await labels(fence('JS')), ['JavaScript']);
  assert.deepEqual(await labels(fence('')), ['']);
  assert.deepEqual(await labels(fence('js') + fence('')), ['js', 'text']);
  assert.deepEqual(await labels(`<CodeGroup>${fence('js A')}${fence('py')}</CodeGroup>`), ['A', 'py']);
  assert.deepEqual(await labels(`<Tabs>\n<Tab title={<b>One</b>}>${fence('js')}</Tab>\n</Tabs>`), ['One']);
});

test('examples in snippets and lists are found', async () => {
  const page = "export const all = ['a', 'b']\n\n<S />";
  const snippet = '<ResponseExample>\n\n```json 200\n{}\n```\n\n</ResponseExample>';
  const {nodes} = await drawPage(`import S from '/snippets/s.mdx'\n${page}`, {'snippets/s.mdx': snippet});
  assert.deepEqual(collectAuthorExamples(nodes)?.response, [{label: '200', language: 'json', code: '{}'}]);
});
