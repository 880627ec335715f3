import assert from 'node:assert/strict';
import {texts} from '../e2e/site.js';
import {goesTo, openForm} from '../e2e/try-it-page.js';
import {apiDocument, Rows, responses, sees, seesNot} from './row.js';

const rows = new Rows('2.18');
for (const place of ['path', 'query', 'body', 'header'])
  rows.row(`<ParamField ${place}>`, {body: `<ParamField ${place}="limit">How many.</ParamField>`}, async ({page}) => {
    await sees(page, 'param-field .field-head', 'limit');
    await sees(page, 'param-field .field-body', 'How many.');
    assert.match((await page.textContent('param-field .field-head')) ?? '', new RegExp(place));
  });
for (const [tag, named] of [
  ['ParamField', 'query="limit"'],
  ['ResponseField', 'name="limit"'],
] as const) {
  const element = tag === 'ParamField' ? 'param-field' : 'response-field';
  const head = `${element} .field-head`;
  rows.row(`<${tag}> type`, {body: `<${tag} ${named} type="string[]">x</${tag}>`}, ({page}) =>
    sees(page, head, 'string[]'),
  );
  rows.row(`<${tag}> required`, {body: `<${tag} ${named} required>x</${tag}>`}, ({page}) =>
    sees(page, head, 'required'),
  );
  rows.row(`<${tag}> is not required by itself`, {body: `<${tag} ${named}>x</${tag}>`}, async ({page}) =>
    assert.doesNotMatch((await page.textContent(head)) ?? '', /required/),
  );
  rows.row(`<${tag}> default`, {body: `<${tag} ${named} default="20">x</${tag}>`}, ({page}) =>
    sees(page, `${head} code`, '20'),
  );
  rows.row(`<${tag}> deprecated`, {body: `<${tag} ${named} deprecated>x</${tag}>`}, ({page}) =>
    sees(page, head, 'deprecated'),
  );
}
rows.row(
  '<ResponseField> takes a location as its name',
  {body: '<ResponseField body="total">x</ResponseField>'},
  ({page}) => sees(page, 'response-field .field-head', 'total'),
);
rows.row(
  '<Expandable> holds fields inside',
  {
    body: '<ResponseField name="a"><Expandable title="Inside"><ResponseField name="b">x</ResponseField></Expandable></ResponseField>',
  },
  async ({page}) => {
    await page.click('details summary >> text=Inside');
    await sees(page, 'response-field response-field', 'b');
  },
);
const groupOf = (tag: string) =>
  `<${tag}>\n<CodeGroup>\n\`\`\`js One\nconst one = 1;\n\`\`\`\n\`\`\`py Two\ntwo = 2\n\`\`\`\n</CodeGroup>\n</${tag}>`;
for (const [tag, label] of [
  ['RequestExample', 'Request example'],
  ['ResponseExample', 'Response example'],
] as const)
  rows.row(`<${tag}> with languages to choose from`, {body: groupOf(tag)}, async ({page}) => {
    await sees(page, '.example-title', label);
    assert.deepEqual(await texts(page, '.code-group [role="tab"]'), ['One', 'Two']);
    await page.click('[role="tab"] >> text=Two');
    await sees(page, '.code-group [role="tabpanel"]:not([hidden])', 'two = 2');
  });
const files = {
  'api.json': apiDocument({
    get: {summary: 'List things', parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}], responses},
  }),
};
const endpoint = (more = '') => ({
  files,
  body: `<OpenApiEndpoint spec="/api.json" method="get" path="/things" ${more}/>`,
});
rows.row('<OpenApiEndpoint> shows summary, parameters and responses', endpoint(), async ({page}) => {
  await sees(page, '.operation-title', 'List things');
  await sees(page, 'openapi-endpoint', 'limit');
  await sees(page, 'openapi-endpoint', 'Fine.');
});
rows.row('<OpenApiEndpoint> has a form', endpoint(), async ({page}) => {
  await goesTo(await openForm(page), 'https://api.example/v1/things');
});
rows.row('<OpenApiEndpoint baseUrl>', endpoint('baseUrl="https://other.example"'), async ({page}) => {
  await goesTo(await openForm(page), 'https://other.example/things');
});
rows.row('<OpenApiEndpoint authMethod authName>', endpoint('authMethod="key" authName="X-Acme"'), async ({page}) => {
  const dialog = await openForm(page);
  await dialog.getByText('X-Acme').first().waitFor();
});
rows.row(
  'authMethod is that of docs.json unless it is given',
  {...endpoint(), docs: {api: {auth: {method: 'bearer'}}}},
  async ({page}) => {
    const dialog = await openForm(page);
    await dialog.getByLabel(/Token/).first().waitFor();
  },
);
for (const [tag, package_] of [
  ['OpenApiThirdpartyA', /scalar/],
  ['OpenApiThirdpartyB', /redoc/],
  ['OpenApiThirdpartyC', /stoplight/],
] as const) {
  const asked: string[] = [];
  rows.row(
    `<${tag}> loads its viewer`,
    {
      files,
      docs: {integrations: {lectern: {cdn: 'https://cdn.example/'}}},
      body: `<${tag} spec="/api.json" method="get" path="/things" />`,
    },
    async ({page}) => {
      await page.locator('.site-article').scrollIntoViewIfNeeded();
      for (let turn = 0; turn < 100 && !asked.some(each => package_.test(each)); turn++) await page.waitForTimeout(100);
      assert.ok(
        asked.some(each => package_.test(each)),
        asked.join(),
      );
      // If the viewer is unavailable, the native view is visible.
      await sees(page, '.site-article', 'List things');
      asked.length = 0;
    },
    {
      prepare: page =>
        page.route(/^https:\/\/cdn\.example/, route => {
          asked.push(route.request().url());
          return route.abort();
        }),
    },
  );
}
for (const [operation, label] of [
  [{summary: 'In words', operationId: 'byId', responses}, 'In words'],
  [{operationId: 'byId', responses}, 'byId'],
  [{responses}, 'GET /things'],
] as const)
  rows.row(
    `an operation is called ${label}`,
    {
      docs: {navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}},
      files: {'api.json': apiDocument({get: operation})},
      at: 'operationId' in operation ? 'api/by-id' : 'api/get-things',
    },
    ({page}) => sees(page, '.site-sidebar .nav-label', label),
  );
rows.row('no form where the playground is hidden', endpoint('playground="hide"'), async ({page}) => {
  await sees(page, 'openapi-endpoint', 'Fine.');
  await seesNot(page, '.try-button');
});
