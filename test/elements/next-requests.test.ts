import {expect} from '@open-wc/testing';
import {NextRequests} from '../../elements/api-reference/remarks/next-requests.js';
import {enRemarks} from '../../src/messages/en-remarks.js';

customElements.define('next-requests', NextRequests);

describe('the requests that a document suggests', () => {
  const nameOf = async (next: string) => {
    const element = document.createElement('next-requests') as NextRequests;
    element.messages = {...enRemarks, next};
    element.requests = [{label: 'GET /orders/1', href: '#orders'}];
    document.body.append(element);
    await element.updateComplete;
    const name = element.renderRoot.querySelector('nav')?.getAttribute('aria-label');
    element.remove();
    return name;
  };

  it('have their label without its colon, in any script', async () => {
    for (const [label, name] of [
      ['Next:', 'Next'],
      ['Ensuite\u00a0:', 'Ensuite'],
      ['次：', '次'],
      ['التالي:', 'التالي'],
    ] as const)
      expect(await nameOf(label)).to.equal(name);
  });
});
