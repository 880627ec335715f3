import {expect, fixture, html} from '@open-wc/testing';
import {hideContentsLinks} from '../../elements/base/hide-contents-links.js';

const page = (ids: readonly string[]) => html`<div>
  <details class="contents"><ul>${ids.map(id => html`<li><a class="contents-link" data-id=${id} href="#">${id}</a></li>`)}</ul></details>
  <h2 id="before">Before</h2><h2 id="limits">Limits</h2>
  <openapi-endpoint data-rendered><h2 id="responses">Responses</h2></openapi-endpoint>
</div>`;

const listed = (element: Element) => [...element.querySelectorAll('li')].filter(item => !item.hidden).length;

describe('hideContentsLinks', () => {
  it('hides and restores the headings of a replaced native view', async () => {
    const element = await fixture<HTMLElement>(page(['before', 'limits', 'responses']));
    const native = element.querySelector<HTMLElement>('openapi-endpoint') as HTMLElement;
    native.hidden = true;
    hideContentsLinks();
    expect(listed(element)).to.equal(2);
    expect(element.querySelector<HTMLElement>('.contents')?.hidden).to.equal(false);
    native.hidden = false;
    hideContentsLinks();
    expect(listed(element)).to.equal(3);
  });

  it('hides a table of contents with fewer than two entries', async () => {
    const element = await fixture<HTMLElement>(page(['before', 'responses']));
    (element.querySelector('openapi-endpoint') as HTMLElement).hidden = true;
    hideContentsLinks();
    expect(element.querySelector<HTMLElement>('.contents')?.hidden).to.equal(true);
  });
});
