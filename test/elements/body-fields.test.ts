import {expect} from '@open-wc/testing';
import {render} from 'lit';
import {bodyFields} from '../../elements/api-reference/form/body-fields.js';
import type {FieldContext} from '../../elements/api-reference/form/field-context.js';
import type {RequestForm} from '../../src/api-reference/form/request-form.js';
import {initialValues, requestValues} from '../../src/api-reference/form/values.js';
import {enTryIt} from '../../src/messages/en-try-it.js';

const field = {kind: 'json', type: 'any', nullable: true, constraints: []} as const;
const form = (type: string, kind: 'json' | 'binary'): RequestForm =>
  ({
    method: 'PUT',
    path: '/a',
    parameters: [],
    bodies: [{type, kind, field, examples: []}],
    bodyRequired: true,
    ways: [],
    accepts: [],
  }) as never;

describe('the body of a request', () => {
  const draw = (drawn: RequestForm) => {
    let values = initialValues(drawn);
    const box = document.createElement('div');
    const context = {words: enTryIt, id: 'f', change: () => undefined, warningsAt: () => []} as unknown as FieldContext;
    render(
      bodyFields({
        words: enTryIt,
        form: drawn,
        values,
        isRaw: true,
        context,
        faults: [],
        change: change => (values = {...values, ...change}),
        changeBody: () => undefined,
        showRaw: () => undefined,
      }),
      box,
    );
    return {
      input: box.querySelector<HTMLInputElement>('input.media'),
      sent: () => requestValues(values, '').contentType,
    };
  };

  it('of a range of media types asks which one is sent', () => {
    const {input, sent} = draw(form('application/*', 'json'));
    if (!input) throw new Error('no field');
    expect(input.value).to.equal('application/json');
    expect(input.getAttribute('aria-label')).to.equal('Content-Type');
    expect(sent()).to.equal(undefined);
    input.value = ' application/cbor ';
    input.dispatchEvent(new Event('input'));
    expect(sent()).to.equal('application/cbor');
  });

  it('of one media type asks nothing', () => {
    expect(draw(form('application/json', 'json')).input).to.equal(null);
  });
});
