import {expect, waitUntil} from '@open-wc/testing';
import {findRows} from '../../elements/api-reference/request-panel/request-rows.js';
import {RowInputs} from '../../elements/api-reference/request-panel/row-inputs.js';
import {Exchange} from '../../elements/api-reference/response/exchange.js';
import {RequestSession} from '../../elements/api-reference/try-it/request-session.js';
import type {TryItSetting} from '../../elements/api-reference/try-it/try-it-setting.js';
import {signRequest} from '../../src/api-reference/form/credential.js';
import type {RequestForm} from '../../src/api-reference/form/request-form.js';
import {enResponse} from '../../src/messages/en-response.js';
import type {RequestValues} from '../../src/openapi/request/request.js';

const text = {kind: 'text', type: 'string', nullable: false, constraints: []} as const;
const properties = [
  {name: 'customer', required: true, field: text},
  {name: 'gift', required: false, field: {...text, kind: 'boolean'}},
  {name: 'items', required: false, field: {...text, kind: 'array', items: text}},
  {
    name: 'address',
    required: false,
    field: {...text, kind: 'object', properties: [{name: 'city', required: false, field: text}]},
  },
];
const form = {
  method: 'PUT',
  path: '/orders/{id}',
  document: 'api.json',
  servers: [{url: 'https://api.example', variables: []}],
  configured: 1,
  parameters: [{key: 'path id', name: 'id', in: 'path', required: true, deprecated: false, field: text}],
  bodies: [
    {
      type: 'application/json',
      kind: 'json',
      field: {...text, kind: 'object', properties},
      examples: [{name: '', value: {customer: 'cus_1'}}],
    },
  ],
  bodyRequired: true,
  accepts: [],
  responses: [],
  ways: [],
} as unknown as RequestForm;

function begin(url = 'https://api.example') {
  const prepared: RequestValues[] = [];
  const setting: TryItSetting = {
    form: {...form, servers: [{url, variables: []}]},
    planMock: async () => undefined,
    documentUrl: 'https://docs.example/api.json',
    base: '/request-session/',
    oauthRedirect: '',
    allowsFrame: false,
    prepare: async values => {
      prepared.push(values);
      return undefined;
    },
  };
  return {session: new RequestSession(setting), setting, prepared};
}

const page = `<div class="api-view"><section class="part-parameters"><div class="field" data-in="path" data-name="id">
  <div class="field-head">id</div></div><div class="field" data-in="header" data-name="x"></div></section>
  <section class="part-body"><div class="media" data-media="application/json, text/json">
  <div class="field" data-in="body" data-name="customer"><div class="field-head">customer</div></div>
  <div class="field" data-in="body" data-name="gift"><div class="field-head">gift</div></div>
  <div class="field" data-in="body" data-name="items"><div class="field-head">items</div></div>
  <div class="field" data-in="body" data-name="address"><div class="field-head">address</div><details><div class="field"
  data-name="city"><div class="field-head">city</div></div></details></div></div></section></div>`;

describe('a request with several views', () => {
  it('notifies each view, keeps values on document changes, and pauses without views', async () => {
    const {session, setting, prepared} = begin();
    const seen: string[] = [];
    const [one, two] = [() => seen.push('one'), () => seen.push('two')];
    expect(prepared.length).to.equal(0);
    session.connect(one);
    session.connect(two);
    await Promise.resolve();
    expect(prepared.length).to.equal(1);
    seen.length = 0;
    session.state.changeParameter('path id', {isSent: true, value: '7'});
    expect(new Set(seen)).to.deep.equal(new Set(['one', 'two']));
    expect(prepared.at(-1)?.parameters?.get('path id')).to.equal('7');
    expect(prepared.at(-1)?.server).to.equal('https://api.example');
    session.renew({...setting, form: {...form, path: '/v2/orders/{id}'}});
    expect(session.state.values.parameters.get('path id')?.value).to.equal('7');
    session.disconnect(one);
    session.disconnect(two);
    seen.length = 0;
    session.chooseServer(form.servers[0]!, {});
    expect(seen).to.deep.equal([]);
  });
});

describe('the samples of a request', () => {
  it('keep the placeholder of a required file, which the request does not send', async () => {
    const {setting} = begin();
    const photo = {name: 'photo', required: true, field: {...text, kind: 'file'}};
    const field = {...text, kind: 'object', properties: [photo, ...properties.slice(0, 1)]};
    const body = {type: 'multipart/form-data', kind: 'multipart', field, examples: [{name: '', value: {}}]};
    const prepare: TryItSetting['prepare'] = async ({body: sent}) => ({
      request: {
        method: 'PUT',
        url: 'https://api.example/',
        headers: [],
        body: {kind: 'text', text: JSON.stringify(sent)},
      },
      samples: [{id: 'bash', label: 'cURL', text: JSON.stringify(sent)}],
    });
    const session = new RequestSession({
      ...setting,
      prepare,
      form: {...form, bodies: [body]} as unknown as RequestForm,
    });
    session.connect(() => undefined);
    session.state.changeBody({value: {customer: 'cus_2'}});
    await waitUntil(() => session.prepared);
    expect(session.prepared?.samples[0]?.text).to.equal('{"value":{"photo":"<file>","customer":"cus_2"}}');
    expect(session.prepared?.request.body).to.deep.equal({kind: 'text', text: '{"value":{"customer":"cus_2"}}'});
    expect(session.state.warnings.map(({word}) => word)).to.include('file');
  });
});

describe('the mock', () => {
  it('is chosen for one API, and leaves no response behind', () => {
    const {session} = begin('https://a.example');
    const other = begin('https://b.example').session;
    for (const each of [session, other]) each.connect(() => undefined);
    session.mock.choose(true);
    expect([session.mock.isOn, other.mock.isOn]).to.deep.equal([true, false]);
    const exchange = new Exchange({
      signed: signRequest({method: 'PUT', url: 'https://a.example/', headers: []}, []),
      files: new Map(),
      timeoutMs: 1000,
      mock: async () => ({response: new Response(), reasons: []}),
    });
    session.exchange = exchange;
    session.shown = {exchange, curl: ''};
    session.mock.choose(false);
    expect([session.exchange, session.shown]).to.deep.equal([undefined, undefined]);
  });
});

describe('the inputs of rows', () => {
  it('appear at documented values, change them, and remove them', () => {
    const {session} = begin();
    const box = document.createElement('div');
    box.innerHTML = page;
    document.body.append(box);
    const opened: string[] = [];
    const inputs = new RowInputs(({name}) => opened.push(name));
    const show = (isChecked = false) => inputs.show(findRows(box, session), isChecked, enResponse);
    show();
    expect(findRows(box, session).map(({name, value}) => [name, value])).to.deep.equal([
      ['id', undefined],
      ['customer', 'cus_1'],
      ['gift', undefined],
      ['items', undefined],
      ['address', undefined],
    ]);
    const input = (name: string) =>
      box.querySelector(`[data-name="${name}"] .field-input > :is(input, select, button)`) as HTMLInputElement;
    expect(input('id').getAttribute('aria-invalid')).to.equal(null);
    session.state.check();
    show(true);
    expect(input('id').getAttribute('aria-invalid')).to.equal('true');
    input('gift').value = '1';
    input('gift').dispatchEvent(new Event('change'));
    show();
    const body = () => session.state.values.bodies.get('application/json');
    expect(body()).to.deep.equal({value: {customer: 'cus_1', gift: false}});
    input('gift').value = '-1';
    input('gift').dispatchEvent(new Event('change'));
    expect(body()).to.deep.equal({value: {customer: 'cus_1'}});
    // An empty string is a value for a required parameter. The API can reject it.
    input('customer').value = '';
    input('customer').dispatchEvent(new Event('input'));
    expect(body()).to.deep.equal({value: {customer: ''}});
    expect(inputs.focus('path id', [])).to.equal(true);
    expect(document.activeElement).to.equal(input('id'));
    expect(inputs.focus('query none', [])).to.equal(false);
    // An open object shows inputs for its members. Without any value, the object is not sent.
    box.querySelector('details')!.open = true;
    show();
    expect(input('city').matches('input')).to.equal(true);
    expect(inputs.focus('body', ['address', 'city'])).to.equal(true);
    expect(document.activeElement).to.equal(input('city'));
    const type = (value: string) => {
      input('city').value = value;
      input('city').dispatchEvent(new Event('input'));
      show();
    };
    type('Jena');
    expect(body()).to.deep.equal({value: {customer: '', address: {city: 'Jena'}}});
    type('');
    expect(body()).to.deep.equal({value: {customer: ''}});
    expect(inputs.focus('body', ['items', 0])).to.equal(true);
    expect(document.activeElement).to.equal(input('items'));
    input('items').click();
    expect(opened).to.deep.equal(['items']);
    // Lists and objects show how many values they have.
    expect(input('items').textContent).to.equal('not set Edit items in the form');
    session.state.bodyContext(session.messages).set(['items'], [{sku: 'A'}, {sku: 'B'}]);
    show();
    expect(input('items').textContent).to.equal('2 items Edit items in the form');
    inputs.show([], false, enResponse);
    expect(box.querySelector('.field-input')).to.equal(null);
    box.remove();
  });
});
