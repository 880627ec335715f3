import {expect} from '@open-wc/testing';
import {render} from 'lit';
import {renderSendBox} from '../../elements/api-reference/form/send-box.js';
import {updateBar} from '../../elements/api-reference/request-panel/request-bar.js';
import {renderRequestHeader} from '../../elements/api-reference/try-it/request-header.js';
import type {RequestSession} from '../../elements/api-reference/try-it/request-session.js';
import type {RequestForm} from '../../src/api-reference/form/request-form.js';
import {enTryIt} from '../../src/messages/en-try-it.js';

describe('the Send buttons', () => {
  it('tell their keys to screen readers, and show them outside the accessible name', () => {
    const box = document.createElement('div');
    const header = {
      messages: enTryIt,
      form: {method: 'GET', path: '/a'} as RequestForm,
      goal: {isMock: false, url: 'https://api.example/a', proxy: undefined},
      isRunning: false,
      canSend: true,
    } as unknown as Parameters<typeof renderRequestHeader>[0];
    render(renderRequestHeader(header), box);
    const send = box.querySelector('.primary');
    expect(send?.textContent).to.equal('Send');
    expect(send?.getAttribute('aria-keyshortcuts')).to.equal('Control+Enter Meta+Enter');
    expect(send?.querySelector('kbd')?.getAttribute('aria-hidden')).to.equal('true');
  });

  it('keep their keys while the label changes', () => {
    const box = document.createElement('div');
    box.innerHTML = '<button class="request-send">Send<kbd aria-hidden="true"></kbd></button>';
    const session = {
      messages: enTryIt,
      exchange: {isRunning: true},
      mock: {isOn: false},
      canSend: true,
    } as unknown as RequestSession;
    updateBar(box, session, false);
    expect(box.querySelector('.request-send')?.innerHTML).to.equal('Stop<kbd aria-hidden="true"></kbd>');
  });
});

describe('the checkbox that sends a value', () => {
  it('has a label, which toggles it', () => {
    const box = document.createElement('div');
    const changes: boolean[] = [];
    const toggle = (event: Event) => changes.push((event.target as HTMLInputElement).checked);
    render(renderSendBox({id: 'p1', name: 'limit', messages: enTryIt, isOn: false, toggle}), box);
    document.body.append(box);
    const label = box.querySelector('label');
    expect([label?.textContent, box.querySelector('input')?.getAttribute('aria-label')]).to.deep.equal([
      'Send',
      'Send limit',
    ]);
    label?.click();
    expect(changes).to.deep.equal([true]);
    box.remove();
  });
});
