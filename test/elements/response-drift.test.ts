import {expect} from '@open-wc/testing';
import {ResponseDrift} from '../../elements/api-reference/remarks/response-drift.js';
import type {Drift} from '../../src/api-reference/drift/drift.js';

customElements.define('response-drift', ResponseDrift);

const drift = (kind: Drift['kind'], name: string, rest: Partial<Drift> = {}): Drift => ({
  kind,
  name,
  types: [],
  documented: [],
  places: [],
  ...rest,
});

describe('the row of differences', () => {
  const show = async (drifts: readonly Drift[], overlay?: string) => {
    const element = document.createElement('response-drift') as ResponseDrift;
    element.bodyName = 'Body';
    element.report = {drifts, ...(overlay !== undefined && {overlay})};
    document.body.append(element);
    await element.updateComplete;
    return element;
  };
  const textOf = (element: ResponseDrift, selector: string) =>
    element.renderRoot.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();

  it('has a sentence for each kind', async () => {
    const sentences = [
      [drift('field', 'a.b'), 'The API document doesn’t list the property a.b.'],
      [drift('missing', 'a'), 'The required property a is missing.'],
      [
        drift('type', 'a', {types: ['string', 'null'], documented: ['number']}),
        'a is string, null, documented as number.',
      ],
      [drift('type', '', {types: ['array'], documented: ['object']}), 'Body is array, documented as object.'],
      [drift('status', '418'), 'The API document doesn’t list status 418.'],
      [drift('media', 'text/html'), 'The API document doesn’t list the media type text/html.'],
      [drift('header', 'X-A'), 'The required header X-A is missing.'],
    ] as const;
    for (const [each, sentence] of sentences) {
      const element = await show([each]);
      expect(textOf(element, 'p')).to.equal(sentence);
      expect(element.spoken).to.equal(sentence);
      expect(element.renderRoot.querySelector('button')).to.equal(null);
    }
  });

  it('counts the remaining ones, and offers an overlay only if possible', async () => {
    const two = [drift('field', 'a'), drift('field', 'b')];
    expect(textOf(await show(two), '.more')).to.equal('and 1 more');
    const element = await show([...two, drift('field', 'c')], '{}');
    expect(textOf(element, '.more')).to.equal('and 2 more');
    expect(textOf(element, '.copy')).to.equal('Copy as Overlay');
  });

  it('shows names as text, cut at 200 characters', async () => {
    const element = await show([drift('field', `<img src=x onerror=alert(1)>${'x'.repeat(1000)}`)]);
    expect(element.renderRoot.querySelector('img')).to.equal(null);
    expect(textOf(element, 'code')).to.have.lengthOf(201);
  });

  it('is empty without differences', async () => {
    const element = await show([]);
    expect(element.renderRoot.childElementCount).to.equal(0);
    expect(element.spoken).to.equal('');
  });
});
