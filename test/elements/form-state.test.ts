import {expect} from '@open-wc/testing';
import {FormState} from '../../elements/api-reference/form/form-state.js';
import type {RequestForm} from '../../src/api-reference/form/request-form.js';
import {enTryIt} from '../../src/messages/en-try-it.js';

const parameter = (name: string, value?: string) => ({
  key: `header ${name}`,
  name,
  in: 'header',
  required: false,
  deprecated: false,
  field: {kind: 'text', type: 'string', nullable: false, constraints: []},
  ...(value !== undefined && {proposed: {value}}),
});
const form = {
  method: 'GET',
  path: '/a',
  parameters: [parameter('X-Org'), parameter('X-Plan', 'free'), parameter('X-Own')],
  bodies: [],
  bodyRequired: false,
  accepts: [],
  responses: [],
  servers: [],
  configured: 0,
  ways: [],
  document: 'a.json',
} as unknown as RequestForm;
const texts = new Map([
  ['header X-Org', 'acme'],
  ['header X-Plan', 'pro'],
  ['header X-Own', 'session'],
]);

describe("parameters from the reader's session", () => {
  const valuesOf = ({values}: FormState) => [...values.parameters.values()].map(({isSent, value}) => [isSent, value]);
  const typed = () => {
    const state = new FormState(form, () => undefined);
    state.changeParameter('header X-Own', {isSent: true, value: 'typed'});
    return state;
  };

  it('override examples, but not typed values', () => {
    const state = typed();
    state.fillForUser(texts);
    expect(valuesOf(state)).to.deep.equal([
      [true, 'acme'],
      [true, 'pro'],
      [true, 'typed'],
    ]);
    expect(state.keysOfUser).to.deep.equal(['header X-Org', 'header X-Plan']);
    // Only the reader's own input counts as a change.
    expect(state.changes).to.equal(1);
  });

  it('disappear with the session, unless the reader changed them', () => {
    const state = typed();
    state.fillForUser(texts);
    state.changeParameter('header X-Plan', {isSent: true, value: 'own'});
    state.fillForUser(new Map());
    expect(valuesOf(state)).to.deep.equal([
      [false, undefined],
      [true, 'own'],
      [true, 'typed'],
    ]);
    expect(state.keysOfUser).to.deep.equal([]);
  });

  it('follow a new session, and survive resets and document changes', () => {
    const state = new FormState(form, () => undefined);
    state.fillForUser(texts);
    state.fillForUser(new Map([['header X-Org', 'other']]));
    expect(valuesOf(state)[0]).to.deep.equal([true, 'other']);
    state.reset();
    expect(valuesOf(state)[0]).to.deep.equal([false, undefined]);
    state.fillForUser(texts);
    expect(valuesOf(state)[0]).to.deep.equal([true, 'acme']);
    const next = new FormState(form, () => undefined, {before: state});
    next.fillForUser(new Map());
    expect(valuesOf(next)[0]).to.deep.equal([false, undefined]);
  });
});

describe('an empty required field', () => {
  const asked = {...parameter('X-Need'), required: true};
  const needy = {...form, parameters: [...form.parameters, asked]} as unknown as RequestForm;
  const words = (state: FormState) => state.shownWarnings.map(({word}) => word);

  it('is reported after the reader has changed or sent the form', () => {
    const state = new FormState(needy, () => undefined);
    expect(state.warnings.map(({word}) => word)).to.deep.equal(['required']);
    expect(words(state)).to.deep.equal([]);
    state.changeParameter('header X-Own', {isSent: true, value: 'typed'});
    expect(words(state)).to.deep.equal(['required']);
    expect(words(new FormState(needy, () => undefined, {before: state}))).to.deep.equal(['required']);
    state.reset();
    expect(words(state)).to.deep.equal([]);
    let changes = 0;
    const sent = new FormState(needy, () => changes++);
    sent.check();
    expect(words(sent)).to.deep.equal(['required']);
    expect(changes).to.equal(1);
  });
});

describe('what a response says about a value', () => {
  it('is beside the value until the reader changes it, and a new request hides it', () => {
    let changes = 0;
    const state = new FormState(form, () => changes++);
    const [org, plan] = state.form.parameters.map(each => state.contextOf(each, enTryIt));
    const sent = {at: 'header X-Plan', path: [], text: '<b>Unknown plan</b>'};
    state.showFaults([{...sent, value: 'free'}]);
    expect(changes).to.equal(1);
    expect([org?.warningsAt([]), plan?.warningsAt([])]).to.deep.equal([[], ['<b>Unknown plan</b>']]);
    plan?.set([], 'pro');
    expect(plan?.warningsAt([])).to.deep.equal([]);
    state.showFaults([{...sent, value: 'pro'}]);
    expect(plan?.warningsAt([]).length).to.equal(1);
    state.showFaults();
    expect(plan?.warningsAt([])).to.deep.equal([]);
  });
});
