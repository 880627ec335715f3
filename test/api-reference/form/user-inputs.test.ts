import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import {
  findUserCredential,
  findUserParameters,
  hideParameters,
  listUserSecrets,
  needsNoCredentials,
  type UserInputs,
  withoutParameters,
} from '../../../src/api-reference/form/user-inputs.js';
import {buildInitialValues} from '../../../src/api-reference/form/values.js';
import type {SecurityScheme} from '../../../src/openapi/document/document-info.js';

const inputs = (given: {[K in keyof UserInputs]?: Record<string, string>}): UserInputs => ({
  header: new Map(Object.entries(given.header ?? {})),
  query: new Map(Object.entries(given.query ?? {})),
  cookie: new Map(Object.entries(given.cookie ?? {})),
  server: new Map(Object.entries(given.server ?? {})),
});
const scheme = (rest: Partial<SecurityScheme>): SecurityScheme => ({key: 'k', type: 'http', flows: [], ...rest});
const parameter = (place: string, name: string) => ({
  key: `${place} ${name}`,
  name,
  in: place,
  required: false,
  deprecated: false,
  field: {kind: 'text', type: 'string', nullable: false, constraints: []},
});
const form = {
  parameters: [
    parameter('header', 'X-Org'),
    parameter('query', 'limit'),
    parameter('path', 'id'),
    parameter('cookie', 'c'),
  ],
  bodies: [],
  ways: [],
  method: 'GET',
} as unknown as RequestForm;

test('every scheme gets its credential from the session', () => {
  const secret = (value: string) => ({kind: 'secret', value});
  const cases: readonly (readonly [Partial<SecurityScheme>, UserInputs, unknown])[] = [
    [{scheme: 'bearer'}, inputs({header: {authorization: 'Bearer t'}}), secret('t')],
    [{scheme: 'bearer'}, inputs({header: {Authorization: 't'}}), secret('t')],
    [{scheme: 'bearer'}, inputs({header: {Authorization: 'Basic dTpw'}}), undefined],
    [{type: 'oauth2'}, inputs({header: {Authorization: 'Bearer t'}}), secret('t')],
    [{type: 'openIdConnect'}, inputs({header: {Authorization: 'bearer t'}}), secret('t')],
    [
      {scheme: 'basic'},
      inputs({header: {Authorization: 'Basic dTpwOnE='}}),
      {kind: 'basic', user: 'u', password: 'p:q'},
    ],
    [{scheme: 'basic'}, inputs({header: {Authorization: 'Basic ?'}}), undefined],
    [{scheme: 'basic'}, inputs({header: {Authorization: 'Bearer t'}}), undefined],
    [{type: 'apiKey', in: 'header', name: 'X-Key'}, inputs({header: {'x-key': 'k'}}), secret('k')],
    [{type: 'apiKey', in: 'query', name: 'key'}, inputs({query: {key: 'k'}}), secret('k')],
    [{type: 'apiKey', in: 'query', name: 'key'}, inputs({header: {key: 'k'}}), undefined],
    [{type: 'apiKey', in: 'cookie', name: 'sid'}, inputs({cookie: {sid: 'k'}}), secret('k')],
    [{type: 'apiKey', in: 'header'}, inputs({header: {'X-Key': 'k'}}), undefined],
    [{type: 'mutualTLS'}, inputs({header: {Authorization: 'Bearer t'}}), undefined],
    [{type: ''}, inputs({header: {Authorization: 'Bearer t'}}), undefined],
    [{scheme: 'bearer'}, inputs({}), undefined],
  ];
  for (const [given, brought, expected] of cases)
    assert.deepEqual(findUserCredential(scheme(given), brought), expected, JSON.stringify(given));
});

test('the session fills header, query and cookie parameters by name, but not path parameters', () => {
  const found = findUserParameters(
    form,
    inputs({header: {'x-org': 'acme', 'X-Other': '1'}, query: {limit: '5', id: '7'}}),
  );
  assert.deepEqual(
    [...found],
    [
      ['header X-Org', 'acme'],
      ['query limit', '5'],
    ],
  );
});

test('samples have placeholders for values from the session', () => {
  const {parameters} = hideParameters(buildInitialValues(form), ['header X-Org']);
  assert.deepEqual(parameters.get('header X-Org'), {isSent: true, value: '<X-Org>'});
  assert.deepEqual(parameters.get('query limit'), {isSent: false, value: undefined});
});

test('requests to another origin contain nothing from the session', () => {
  const request = {
    method: 'GET',
    url: 'https://other.example/a?limit=5&q=1',
    headers: [
      ['x-org', 'acme'],
      ['Cookie', 'c=1; d=2'],
      ['X-Own', '1'],
    ] as const,
  };
  assert.deepEqual(withoutParameters(request, ['header X-Org', 'query limit', 'cookie c']), {
    method: 'GET',
    url: 'https://other.example/a?q=1',
    headers: [['X-Own', '1']],
  });
  assert.equal(withoutParameters(request, []), request);
});

test("the session's secrets are its values, and tokens without their scheme's name", () => {
  const brought = inputs({header: {Authorization: 'Bearer t-1'}, query: {key: 'k-1'}, server: {subdomain: 'acme'}});
  assert.deepEqual(listUserSecrets(brought), ['Bearer t-1', 't-1', 'k-1', 'k-1']);
});

test('authentication is undefined if no alternative has a scheme', () => {
  const way = [{scheme: scheme({}), scopes: []}];
  assert.deepEqual(
    [[], [[]], [way], [[], way]].map(ways => needsNoCredentials({ways})),
    [true, true, false, false],
  );
});
