import {expect} from '@open-wc/testing';
import {render} from 'lit';
import {renderCredentialFields, type SignInFields} from '../../elements/api-reference/authentication/sign-in-fields.js';
import {enTryIt} from '../../src/messages/en-try-it.js';
import type {SecurityScheme} from '../../src/openapi/document/document-info.js';

describe('the fields for credentials', () => {
  let fault = '';
  const draw = (...ways: readonly (readonly SecurityScheme[])[]) => {
    const box = document.createElement('div');
    const input = {
      messages: enTryIt,
      ways: ways.map(way => way.map(scheme => ({scheme, scopes: [], about: '<p>From your <b>account</b>.</p>'}))),
      signInIndex: 0,
      origin: 'https://api.example',
      isFramed: false,
      hasProxy: false,
      remembers: false,
      isStored: true,
      credentialOf: () => undefined,
      isOfUser: () => false,
      describeFault: () => fault,
      enter: () => undefined,
    } as unknown as SignInFields;
    render(renderCredentialFields(input), box);
    return box;
  };
  const key: SecurityScheme = {key: 'k', type: 'apiKey', in: 'header', name: 'X-Key', flows: []};
  const texts = (box: Element, selector: string) =>
    [...box.querySelectorAll(selector)].map(each => each.textContent?.replace(/\s+/g, ' ').trim());

  it('describe schemes by more than their keys', () => {
    const schemes: readonly SecurityScheme[] = [
      {key: 'a', type: 'http', scheme: 'bearer', flows: []},
      {key: 'b', type: 'http', scheme: 'basic', flows: []},
      {key: 'c', type: 'http', scheme: 'ticket', flows: []},
      {key: 'd', type: 'mutualTLS', flows: []},
    ];
    expect(texts(draw([...schemes, key]), '.row-head')).to.deep.equal([
      'Bearer token',
      'User name and password',
      'Credentials ticket',
      'Client certificate',
      'API key header X-Key',
    ]);
  });

  it('show the description of a scheme', () => {
    const basic: SecurityScheme = {key: 'b', type: 'http', scheme: 'basic', flows: []};
    for (const scheme of [key, basic, {...key, type: 'mutualTLS'}])
      expect(draw([scheme]).querySelector('.about b')?.textContent).to.equal('account');
  });

  it('refer to the description of their scheme, and to what the server said about them', () => {
    const basic: SecurityScheme = {key: 'k', type: 'http', scheme: 'basic', flows: []};
    const mutual: SecurityScheme = {key: 'k', type: 'mutualTLS', flows: []};
    const described = (box: Element) =>
      [...box.querySelectorAll('.row [aria-describedby], .row[aria-describedby]')].map(each => [
        each.getAttribute('aria-describedby'),
        each.getAttribute('aria-invalid'),
      ]);
    expect(described(draw([key]))).to.deep.equal([['auth-k-about', null]]);
    expect(described(draw([basic])).length).to.equal(2);
    expect(described(draw([mutual]))).to.deep.equal([['auth-k-about', null]]);
    fault = 'Credentials rejected (401)';
    const box = draw([key]);
    expect(described(box)).to.deep.equal([['auth-k-warn auth-k-about', 'true']]);
    expect(texts(box, '#auth-k-warn')).to.deep.equal([fault]);
    expect(described(draw([basic]))[1]).to.deep.equal(['auth-k-warn auth-k-about', 'true']);
    fault = '';
    // The storage text describes its checkbox.
    const [keep] = box.querySelectorAll('.keep input');
    expect(keep?.getAttribute('aria-describedby')).to.equal(box.querySelector('.keep > .note')?.id);
  });

  it('add the keys if two schemes have the same kind', () => {
    const box = draw([key], [{...key, key: 'other', name: 'X-Other'}]);
    expect(texts(box, 'select.media option')).to.deep.equal(['API key (k)', 'API key (other)']);
    expect(box.querySelector('input[type=password]')?.getAttribute('aria-label')).to.equal('API key (k)');
  });

  it('mask a secret until the reader shows it', () => {
    const box = draw([key]);
    const input = box.querySelector<HTMLInputElement>('#auth-k') as HTMLInputElement;
    const button = box.querySelector<HTMLButtonElement>('.reveal') as HTMLButtonElement;
    expect([input.type, button.getAttribute('aria-label')]).to.deep.equal(['password', 'Show API key']);
    button.click();
    expect([input.type, button.getAttribute('aria-pressed')]).to.deep.equal(['text', 'true']);
    button.click();
    expect([input.type, button.getAttribute('aria-pressed')]).to.deep.equal(['password', 'false']);
  });
});
