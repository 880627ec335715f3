import {expect} from '@open-wc/testing';
import {render} from 'lit';
import {renderBodyFields} from '../../elements/api-reference/form/body-fields.js';
import type {FieldContext} from '../../elements/api-reference/form/field-context.js';
import type {RequestForm} from '../../src/api-reference/form/request-form.js';
import {buildInitialValues, toRequestValues} from '../../src/api-reference/form/values.js';
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
    let values = buildInitialValues(drawn);
    const box = document.createElement('div');
    const context = {
      messages: enTryIt,
      id: 'f',
      change: () => undefined,
      warningsAt: () => [],
    } as unknown as FieldContext;
    render(
      renderBodyFields({
        messages: enTryIt,
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
      sent: () => toRequestValues(values, '').contentType,
    };
  };

  it('asks for the media type of a range', () => {
    const {input, sent} = draw(form('application/*', 'json'));
    if (!input) throw new Error('no field');
    expect(input.value).to.equal('application/json');
    expect(input.getAttribute('aria-label')).to.equal('Content-Type');
    expect(sent()).to.equal(undefined);
    input.value = ' application/cbor ';
    input.dispatchEvent(new Event('input'));
    expect(sent()).to.equal('application/cbor');
  });

  it('asks nothing for a single media type', () => {
    expect(draw(form('application/json', 'json')).input).to.equal(null);
  });

  it('of bytes keeps a file per media type, which can be selected again', () => {
    const drawn: RequestForm = {
      ...form('application/octet-stream', 'binary'),
      bodies: ['application/octet-stream', 'image/png'].map(type => ({type, kind: 'binary', field, examples: []})),
    };
    const box = document.createElement('div');
    const files: string[] = [];
    let values = buildInitialValues(drawn);
    const context = {
      messages: enTryIt,
      id: 'f',
      warningsAt: () => [],
      keepFile: (file: File) => ({$file: file.name, id: 1}),
    } as unknown as FieldContext;
    const draw = () => {
      const rest = {messages: enTryIt, form: drawn, isRaw: true, context, faults: [], showRaw: () => undefined};
      const changeBody = (body: unknown) => files.push(JSON.stringify(body));
      const change = (part: object) => {
        values = {...values, ...part};
        draw();
      };
      render(renderBodyFields({...rest, values, change, changeBody}), box);
    };
    draw();
    const input = () => box.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const choose = () => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['x'], 'pic.png'));
      input().files = transfer.files;
      input().dispatchEvent(new Event('change'));
    };
    choose();
    // The control clears its value on click, so that the browser also reports the same file again.
    input().addEventListener('click', event => event.preventDefault());
    input().click();
    expect(input().files?.length).to.equal(0);
    choose();
    expect(files.length).to.equal(2);
    // The end of a long name stays visible, whatever its width.
    const long = {$file: 'a photo of the orchard in autumn.jpeg', type: '', size: 2400, id: 1};
    values = {...values, bodies: new Map([['application/octet-stream', {value: long}]])};
    draw();
    const parts = [...box.querySelectorAll('.file-name > span')].map(each => each.textContent);
    expect(parts).to.deep.equal(['a photo of the orchard in a', 'utumn.jpeg']);
    expect(box.querySelector('.size')?.textContent).to.match(/^2\.4\skB$/);
    const first = input();
    const types = box.querySelector<HTMLSelectElement>('select.media') as HTMLSelectElement;
    types.value = 'image/png';
    types.dispatchEvent(new Event('change'));
    expect(input()).to.not.equal(first);
    expect(input().files?.length).to.equal(0);
    expect(box.querySelector('.file-name')?.textContent).to.equal(enTryIt.chooseFile);
    expect(box.querySelector('.drop-here')?.textContent).to.equal(enTryIt.dropHere);
    expect(box.querySelectorAll('.drop > svg').length).to.equal(1);
  });
});

describe('the parts of a multipart body', () => {
  const plain = {type: 'string', nullable: false, constraints: []};
  const drawParts = (items: object | undefined, value: readonly unknown[]) => {
    const list = {
      ...plain,
      kind: 'array',
      prefix: [
        {...plain, kind: 'text'},
        {...plain, kind: 'file'},
      ],
      ...(items && {items}),
    };
    const drawn = {
      ...form('multipart/mixed', 'json'),
      bodies: [{type: 'multipart/mixed', kind: 'multipart', field: list, examples: []}],
    } as unknown as RequestForm;
    const box = document.createElement('div');
    const added: unknown[] = [];
    const context = {
      messages: enTryIt,
      id: 'f',
      warningsAt: () => [],
      set: (...change: unknown[]) => added.push(change),
    } as unknown as FieldContext;
    const values = {...buildInitialValues(drawn), bodies: new Map([['multipart/mixed', {value}]])};
    const input = {messages: enTryIt, form: drawn, values, isRaw: false, context, faults: []};
    render(
      renderBodyFields({...input, change: () => undefined, changeBody: () => undefined, showRaw: () => undefined}),
      box,
    );
    return {box, added};
  };

  it('have the field of their position, and additional ones the field of the items', () => {
    const {box, added} = drawParts({...plain, kind: 'text'}, ['a', null, 'c']);
    const kinds = [...box.querySelectorAll<HTMLInputElement>('.list-item input')].map(({type}) => type);
    expect(kinds).to.deep.equal(['text', 'file', 'text']);
    box.querySelector<HTMLButtonElement>('.list > .add')?.click();
    expect(added).to.deep.equal([[[3], '']]);
  });

  it('respect the limits of their list', () => {
    const {box} = drawParts(undefined, ['a', null]);
    expect(box.querySelector('.list > .add')).to.equal(null);
    expect(drawParts(undefined, ['a']).box.querySelector('.list > .add')).not.to.equal(null);
  });
});
