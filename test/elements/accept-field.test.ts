import {expect} from '@open-wc/testing';
import {nothing, render} from 'lit';
import {renderAcceptField} from '../../elements/api-reference/form/render-accept-field.js';

describe('the choice of the response type', () => {
  it('is visible for several types, defaults to JSON, and reports a choice', () => {
    const chosen: unknown[] = [];
    const box = document.createElement('div');
    const draw = (accept?: string) =>
      render(
        renderAcceptField('Response type', ['text/csv', 'application/json'], accept, change => chosen.push(change)),
        box,
      );
    draw();
    const select = box.querySelector('select') as HTMLSelectElement;
    expect(select.getAttribute('aria-label')).to.equal('Response type');
    expect(select.value).to.equal('application/json');
    select.value = 'text/csv';
    select.dispatchEvent(new Event('change'));
    expect(chosen).to.deep.equal([{accept: 'text/csv'}]);
    expect(renderAcceptField('Response type', ['text/csv'], undefined, () => undefined)).to.equal(nothing);
  });
});
