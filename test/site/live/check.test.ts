import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {checkProject} from '../../../src/check/check-project.js';

const project = (run?: readonly string[]) => {
  const texts = {
    'docs.json': JSON.stringify({
      name: 'A',
      colors: {primary: '#2563eb'},
      navigation: {pages: ['index']},
      ...(run && {integrations: {lectern: {run}}}),
    }),
    'index.mdx':
      '---\ntitle: A\n---\n\nimport {Chart} from "some-charts";\n\nexport const Count = () => {\n  const [n] = useState(0);\n  return <b>{n}</b>;\n};\n\n<Count />\n\n<Chart />\n',
  };
  return {...createMemoryFiles(texts), list: async () => Object.keys(texts)};
};
const unsupported = async (run?: readonly string[]) => {
  const {findings: problems} = await checkProject(project(run), {version: '0.0.0'});
  return problems.filter(({code}) => code === 'code-unsupported');
};

test('the check explains how to enable components, and reports unsupported packages', async () => {
  const without = await unsupported();
  assert.deepEqual(
    without.map(({message}) => message.split(' ', 1)[0]),
    ['<Count>', '<Chart>'],
  );
  assert.match(without[0]?.fix ?? '', /"run": \["components"\]/);
  assert.deepEqual(
    (await unsupported(['components'])).map(({message}) => message.split(' ', 1)[0]),
    ['<Chart>'],
  );
});
